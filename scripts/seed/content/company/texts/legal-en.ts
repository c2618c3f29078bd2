export const english = `## 1. Who publishes this website

This website belongs to Norvane Biomedical Co., Ltd., 86 Lengquan Road, Qingyu High-Tech Zone, Shanhai, China (“Norvane”, “we”), which runs it together with its companies abroad. These terms hold for every page and every language of it. We may change them; the date above says when we last did, and a change applies from the day it is published.

## 2. What the content is for

The pages describe our products, services and company. They are not an offer, and they do not replace medical advice, instructions for use or a standard that applies to you. Figures were measured under the conditions stated beside them. Products develop, so what binds us is the document delivered with the appliance and the contract we both sign. Some products are registered or sold in certain countries only; your local office can tell you which.

We take care that the content is right and up to date, yet we cannot promise that it is free of error. If you find a mistake, tell us and we will look into it.

## 3. Intellectual property

Texts, pictures, drawings, films, software and the design of these pages are protected by copyright and belong to Norvane or to those who licensed them to us. “Norvane”, “Trace” and the marks shown with them are trademarks of Norvane.

You may view, download and print pages for your own study, to choose equipment within your organisation, or to report on us, as long as you leave notices in place, change nothing and name the source. Any other use needs our written consent beforehand.

## 4. How the website may be used

Please do not:

- send anything that contains a virus or other harmful code
- collect content automatically on a large scale, or disturb the working of the website in any other way
- write in somebody else’s name, or send material that infringes the rights of others
- try to reach documents that are open to designated distributors only

We may refuse access to anyone who does.

## 5. Liability

The website is provided as it is. As far as the law allows, we are not liable for indirect loss or loss of profit that arises from using it, from being unable to use it, from relying on its content, or from a failure of networks outside our control. Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for intent or gross negligence, or any other liability that cannot be limited by law. The rights that consumers have by law remain as they are.

## 6. Links

Links and embedded pages of third parties are there for convenience. We do not control those websites and are not responsible for what they say, for whether they work, or for what they do with your data. You are welcome to link to any public page of ours, provided that it does not appear as someone else’s work and that no endorsement is suggested.

## 7. Personal data

What you write in a form, we use to answer you and for the purposes you agreed to. What we collect, why, how long we keep it and how you can see, correct or delete it is set out in the [privacy policy](/static/policy.pdf). Visitors in the European Union and the United Kingdom have the rights given by the GDPR and the UK GDPR, among them the right to complain to a supervisory authority. Write to [privacy@norvane.example](mailto:privacy@norvane.example) in any case.

## 8. Statements about the future

Plans, expectations and views of the market rest on what we knew when we published them. Events may turn out otherwise, and we do not undertake to revise old pages. Investors should rely on the company’s official announcements.

## 9. Law and court

These terms are governed by the law of the People’s Republic of China, without its rules on conflict of laws. Should a dispute arise, we first try to settle it with you. If that fails, the competent court at Norvane’s registered seat decides. Mandatory rules of the country in which a consumer lives, including those on the competent court, remain in force.

## 10. Contact

Norvane Biomedical Co., Ltd., 86 Lengquan Road, Qingyu High-Tech Zone, Shanhai, China: [legal@norvane.example](mailto:legal@norvane.example)`
