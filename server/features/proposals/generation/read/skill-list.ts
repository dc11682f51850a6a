/**
 * Tools and skills that posts name, by field, separated by commas. 'Name=alias=alias' gives other spellings; '!' marks names
 * that are also plain words and count only when written with their capital inside a sentence ('Make', 'Go', 'Excel').
 */
const LISTS: readonly string[] = [
  // Languages
  'JavaScript=Javascript=java script,TypeScript,Python,Java,Kotlin,!Swift,Objective-C,C++,C#,!C,!Go=Golang,!Rust,PHP,Ruby,Scala,!R,MATLAB,Perl,Bash,PowerShell,VBA,SQL,T-SQL,PL/SQL,NoSQL,HTML=HTML5,CSS=CSS3,Sass=SCSS,Solidity,Dart,Lua,Elixir,Haskell,Clojure,Fortran,COBOL,GDScript,MQL4,MQL5,Pine Script=Pinescript,Apps Script=Google Apps Script,LaTeX,XML,JSON,YAML,CSV,GraphQL,Liquid,ExtendScript,Markdown',
  // Web front ends
  '!React=React.js=ReactJS,React Native,Next.js=NextJS,Vue=Vue.js=VueJS,Nuxt=Nuxt.js,Angular,AngularJS,Svelte=SvelteKit,Ionic,jQuery,Redux,Tailwind CSS=Tailwind,Bootstrap,Material UI,React Query,React Hook Form,!Vite,Webpack,Three.js,WebGL,D3.js=D3,!Leaflet,Mapbox,Google Maps API=Google Maps,Electron,PWA,Astro,Gatsby,GrapesJS,Storybook,Jetpack Compose,SwiftUI,Flutter,FlutterFlow,Xamarin,Expo,Android,iOS,Android Studio,Xcode',
  // Servers and data stores
  'Node.js=NodeJS,Express.js=ExpressJS,NestJS=Nest.js,Django,Flask,FastAPI,Laravel,Symfony,CodeIgniter,Ruby on Rails=Rails,Spring Boot,.NET=dotnet,.NET Core,ASP.NET=asp net,Blazor,GraphQL,REST API=REST APIs=RESTful API,SOAP,WebSocket=WebSockets,OAuth,JWT,PostgreSQL=Postgres,MySQL,MariaDB,SQL Server=MSSQL,MongoDB,Firebase,Firestore,Supabase,SQLite,Redis,Elasticsearch,DynamoDB,Cassandra,Oracle,Snowflake,BigQuery,Redshift,Databricks,DuckDB,SQLAlchemy,Prisma,RabbitMQ,Kafka,Celery,Nginx,Apache,HAProxy,Postfix,Stripe,PayPal,!Square,Braintree,Plaid,Twilio,SendGrid,Mailgun,OPC UA=OPC',
  // Cloud and operations
  'AWS=Amazon Web Services,Azure,GCP=Google Cloud,AWS Lambda,EC2,S3,CloudFront,Route 53,API Gateway,CloudWatch,Docker,Kubernetes,Terraform,Ansible,Jenkins,GitHub Actions,GitLab,GitHub,Git,Bitbucket,Azure DevOps,CI/CD,Linux,Ubuntu,Windows Server,VMware,Nutanix,Cloudflare,Hostinger,Vercel,Netlify,Heroku,DigitalOcean,DNS,VPN,OpenVPN,Active Directory,Microsoft 365=Office 365,Intune,Prometheus,Grafana,Datadog,Sentry,DevOps,SRE,Datastream,Azure Data Factory,SSL,SPF,DKIM,DMARC',
  // Data and machine learning
  'Pandas,NumPy,Scikit-learn,TensorFlow,PyTorch,Keras,ONNX,Hugging Face,spaCy,NLTK,OpenCV,BERT,GPT,GPT-4=GPT4,ChatGPT,OpenAI,OpenAI API,Claude,Gemini,DeepSeek,!Llama,LangChain,LangGraph,LlamaIndex,RAG,Pinecone,Weaviate,Rasa,Dialogflow,Voiceflow,Retell=retellai,VAPI,ElevenLabs,Stable Diffusion,Midjourney,DALL-E=DALL·E,ComfyUI,!Kling,Whisper,Wav2Lip,FFmpeg,LiveKit,OCR,NLP,LLM=LLMs,machine learning=ML,deep learning,computer vision,reinforcement learning,data science,data analysis,data visualization=data visualisation,data entry,data cleaning,data engineering,data modeling=data modelling,statistics,statistical analysis,predictive modeling,time series,web scraping=scraping,Scrapy,BeautifulSoup,Selenium,Playwright,Puppeteer,Cypress,Jest,ETL,dbt,Airflow,Fivetran,Talend,Spark=PySpark,Hadoop,Tableau,Power BI=PowerBI,Looker Studio=Google Data Studio,Looker,QuickSight,Amazon Athena=Athena,Splunk,Metabase,Qlik,DAX,Power Query,!Excel=Microsoft Excel=MS Excel,Google Sheets,pivot tables,SPSS,Stata,SAS,NVivo,Jupyter,Google Colab,A/B testing=A/B tests',
  // Business tools and automation
  'Zapier,n8n,!Make=Make.com=Integromat,Airtable,!Notion,ClickUp,Asana,Trello,Jira,!Monday.com,!Slack,!Front,HubSpot,Salesforce,Apex,LWC,Pipedrive,Zoho=Zoho CRM,GoHighLevel=Go High Level=GHL,ActiveCampaign,Mailchimp,Klaviyo,Intercom,Zendesk,Freshdesk,Five9,Genesys,Talkdesk,RingCentral,QuickBooks,Xero,NetSuite,SAP,Odoo,Microsoft Dynamics,Power Automate,Power Apps,SharePoint,Power Platform,UiPath,Bubble=Bubble.io,Xano,Webflow,WeWeb,Retool,Softr,Glide,Adalo,Calendly,Google Workspace,Google Drive,Google Calendar,Gmail,Outlook,Zoom,Zoom API,Microsoft Teams,Telegram,WhatsApp,Discord,LinkedIn,Phantombuster,CRM,ERP,Loom,Keitaro,Kommo',
  // Shops and sites
  'WordPress,WooCommerce,Elementor,Divi,Gutenberg,ACF,Shopify,Shopify Plus,Magento=Magento 2,BigCommerce,PrestaShop,OpenCart,Wix,Squarespace,Drupal,Joomla,Ghost,Framer,Cargo Collective,ClickFunnels,Kajabi,Teachable,Amazon FBA,Etsy,eBay,Google Merchant Center,LiteSpeed Cache,Core Web Vitals,PageSpeed Insights=pagespeed',
  // Marketing
  'SEO,technical SEO,local SEO,link building,keyword research,SEM,PPC,Google Ads,Facebook Ads=Meta Ads,Facebook Ads Manager,TikTok Ads,LinkedIn Ads,Google Analytics=GA4,Google Tag Manager=GTM,Google Search Console,Ahrefs,Semrush=SEMrush,Hotjar,VWO,Optimizely,Convert.com,CRO,conversion rate optimization,email marketing,social media management,social media marketing,content marketing,content strategy,influencer marketing,affiliate marketing,lead generation,cold email,media buying,marketing automation,Instagram,TikTok,YouTube,Facebook,Pinterest,Substack,Hootsuite,Canva',
  // Design
  'Figma,Sketch App,Adobe XD,Photoshop=Adobe Photoshop,Illustrator=Adobe Illustrator,InDesign=Adobe InDesign,After Effects=Adobe After Effects,Premiere Pro=Adobe Premiere=Premiere,DaVinci Resolve,Final Cut Pro,Lightroom,Blender,Cinema 4D,Maya,3ds Max,ZBrush,SketchUp,AutoCAD,Revit,SolidWorks,Fusion 360,Rhino,V-Ray,Lumion,Unity,Unreal Engine,Godot,Roblox,Procreate,CorelDRAW,Affinity Designer,UI/UX=UX/UI,UI design,UX design,UX research,wireframes=wireframing,prototyping,logo design,brand identity,branding,graphic design,web design,print design,packaging design,typography,illustration,infographics,motion graphics,3D modeling=3D modelling,3D rendering,character design,storyboarding,interior design,VideoScribe,Vyond,Lottie,Rive,Esko,Flourish',
  // Audio, video, writing, languages
  'video editing,color grading=colour grading,subtitling,captioning,voice over=voiceover,audio editing,sound design,podcast editing,Audacity,Pro Tools,Logic Pro,Adobe Audition,Ableton Live,copywriting,content writing,blog writing,technical writing,creative writing,ghostwriting,editing,proofreading,copyediting=copy editing,developmental editing,UX writing,grant writing,resume writing,scriptwriting,screenwriting,research writing,academic writing,translation,localization=localisation,transcription,Trados,memoQ,Scrivener,APA',
  // Office, law, money, science
  'bookkeeping,accounting,financial modeling=financial modelling,financial analysis,forecasting,budgeting,payroll,tax preparation,IFRS,GAAP,US GAAP,due diligence,reconciliation,accounts payable,accounts receivable,contract drafting,contract review,legal research,trademark law,privacy policy,GDPR,HIPAA,SOC 2,ISO 27001,CCPA,PCI DSS,compliance,virtual assistance,calendar management,inbox management,customer support,project management,product management,Agile,Scrum,Six Sigma,market research,recruiting,LC-MS,PCR,bioinformatics,Bioconductor,RNA-seq,CRISPR,ANSYS,COMSOL,LabVIEW,PLC,Arduino,Raspberry Pi,PCB design,KiCad,Altium Designer,QGIS,ArcGIS,penetration testing,OWASP,Wireshark,tcpdump,PEPPOL,blockchain,smart contracts,Web3,Ethereum,Solana,MetaTrader=MT4=MT5,Cursor,Claude Code',
];

export interface ListedSkill {
  readonly name: string;
  /** Spellings in lower case, the name's own included. */
  readonly spellings: readonly string[];
  readonly needsCapital: boolean;
}

export const SKILLS: readonly ListedSkill[] = LISTS.flatMap((list) => list.split(',')).map((entry) => {
  const needsCapital = entry.startsWith('!');
  const [name = '', ...aliases] = entry.slice(needsCapital ? 1 : 0).split('=');
  return { name, spellings: [name, ...aliases].map((word) => word.toLowerCase()), needsCapital };
});
