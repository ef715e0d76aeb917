import type { KeptExample } from '../kept-example-types.ts';

export default {
  basis: 'people',
  language: 'en',
  title: 'Proofread text with tracked changes',
  html: `<h1>Proofread text with tracked changes</h1>
<p>Our boots <s>is</s> <u>are</u> resoled in our own workshop, <s>what makes them lasting</s> <u>which makes them last</u> for years. <s>Each pair get inspected from hand before it leave the house</s> <u>Each pair is inspected by hand before it leaves the workshop</u>, and the leather is treated with a wax <s>what we produce ourself</s> <u>that we make ourselves</u>. <s>In case of you are not satisfied, you can give the Halden Trail back until 60 days</s> <u>If you are not satisfied, you can return the Halden Trail within 60 days</u>.</p>
<h2>Clean text</h2>
<p>Our boots are resoled in our own workshop, which makes them last for years. Each pair is inspected by hand before it leaves the workshop, and the leather is treated with a wax that we make ourselves. If you are not satisfied, you can return the Halden Trail within 60 days.</p>
<h2>Reasons</h2>
<table><thead><tr><th>Before</th><th>After</th><th>Why</th></tr></thead><tbody><tr><td>boots is</td><td>boots are</td><td>Plural subject</td></tr><tr><td>what makes them lasting</td><td>which makes them last</td><td>“Which” refers to the whole clause; “make” takes the bare verb</td></tr><tr><td>get inspected from hand</td><td>is inspected by hand</td><td>“Each pair” is singular; preposition</td></tr><tr><td>leaves the house</td><td>leaves the workshop</td><td>A word-for-word translation; the place was named in the first sentence</td></tr><tr><td>a wax what we produce ourself</td><td>a wax that we make ourselves</td><td>Relative pronoun; plural; “produce” sounds like a factory</td></tr><tr><td>In case of you are</td><td>If you are</td><td>“In case of” takes a noun</td></tr><tr><td>give back until 60 days</td><td>return within 60 days</td><td>“Until” names a point in time, “within” a span</td></tr></tbody></table>
<p><strong>Note from the editor:</strong> the product name Halden Trail is unchanged, as you asked. Please check the 60 days: your terms and conditions may count from delivery, and the text does not say so.</p>`,
} satisfies KeptExample;
