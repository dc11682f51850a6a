import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { SheetOfPaper } from '#web/ui/sheet-of-paper.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Example } from './example.tsx';

const STEPS = ['Job Description', 'Skills & Experience', 'Sample Proposals', 'Tone'];

export function PaperExample() {
  const [step, setStep] = useState('Tone');
  return (
    <Example title="Paper, tabs, table">
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
            <strong>𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁</strong>
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
      <Table label="Drafts">
        <TableHead>
          <TableRow>
            <TableHeader>Name</TableHeader>
            <TableHeader>Last Updated</TableHeader>
            <TableHeader>Type</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Plant shop</TableCell>
            <TableCell>Jan 5, 2025 3:04 PM</TableCell>
            <TableCell>
              <Badge>Auto</Badge>
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Bakery site</TableCell>
            <TableCell>Jan 4, 2025 9:30 AM</TableCell>
            <TableCell>
              <Badge tone="accent">Saved</Badge>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Example>
  );
}
