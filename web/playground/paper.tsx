import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Example } from './example.tsx';

const STEPS = ['Job Description', 'Skills & Experience', 'Sample Proposals', 'Tone'];

export function PaperExample() {
  const [step, setStep] = useState('Tone');
  return (
    <Example title="Paper, tabs">
      <Tabs value={step} onValueChange={setStep}>
        <TabsList aria-label="Steps">
          {STEPS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
          <TabsTrigger value="Result" disabled>
            Result
          </TabsTrigger>
        </TabsList>
        {STEPS.map((name) => (
          <TabsContent key={name} value={name}>
            <Card>
              <CardHeader>
                <CardTitle>{name}</CardTitle>
                <Button variant="ghost" size="sm">
                  Edit
                </Button>
              </CardHeader>
              <p className="text-ink-soft">The card of this step.</p>
            </Card>
          </TabsContent>
        ))}
      </Tabs>
      <SheetOfPaper>
        <div className="proposal-text">
          <p>The opening of a proposal, on its page.</p>
          <p>
            <strong>𝗙𝗶𝗿𝘀𝘁 𝘀𝘁𝗲𝗽</strong>
          </p>
          <ul>
            <li>A first step, with a reason.</li>
            <li>
              A second one, with <a href="#main">a link</a>.
            </li>
          </ul>
          <p>
            <strong>𝗣.𝗦.</strong> A last line.
          </p>
        </div>
      </SheetOfPaper>
    </Example>
  );
}
