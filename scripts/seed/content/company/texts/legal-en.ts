export const english = `## 1. Who publishes this website

This website belongs to Norvane Biomedical Co., Ltd., 86 Lengquan Road, Qingyu High-Tech Zone, Shanhai Province, China (“Norvane”, “we”), which operates it together with its subsidiaries. These terms apply to all pages in all languages. They were first published on the date above; the latest change took effect on 1 March 2026. We may change them again; a change applies from the day of its publication.

## 2. Purpose of the content

The pages describe our products, services and company. They do not constitute an offer and do not replace medical advice, instructions for use or applicable standards. Figures were measured under the conditions stated beside them. Products are developed further; only the documents delivered with the equipment and the contract signed by both parties are binding. Some products are registered or sold in certain countries only; your local office can tell you which.

We take care to keep the content correct and up to date, but cannot guarantee that it is free of errors. If you find a mistake, please tell us and we will check it.

## 3. Intellectual property

Texts, pictures, drawings, films, software and the design of these pages are protected by copyright and belong to Norvane or to those who licensed them to us. “Norvane”, “Trace” and the marks shown with them are trademarks of Norvane.

You may view, download and print pages for your own study, to choose equipment within your organisation, or to report on us, provided that you keep all notices, change nothing and name the source. Any other use requires our prior written consent.

## 4. Use of the website

You must not:

- send anything that contains a virus or other harmful code
- collect content automatically on a large scale, or interfere with the operation of the website in any other way
- impersonate another person, or send material that infringes the rights of others
- try to access documents that are reserved for authorised distributors

We may refuse access to anyone who does.

## 5. Liability

The website is provided “as is”. To the extent permitted by law, we are not liable for indirect loss or loss of profit that arises from using it, from being unable to use it, from relying on its content, or from a failure of networks outside our control. Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for wilful misconduct or gross negligence, or any other liability that cannot be limited by law. Your statutory rights as a consumer are not affected.

## 6. Links

Third-party links and embedded content are provided for convenience. We do not control those websites and are not responsible for their content, their availability or their handling of your data. You are welcome to link to any public page of ours, provided that it does not appear as someone else’s work and that no endorsement is suggested.

## 7. Personal data

We use what you enter in a form to answer you and for the purposes to which you have agreed. The [privacy policy](/static/policy.pdf) explains what we collect, for what purpose, how long we keep it, and how you can access, correct or delete it. Visitors in the European Union and the United Kingdom have the rights given by the GDPR and the UK GDPR, among them the right to complain to a supervisory authority. You can also write to [privacy@norvane.example](mailto:privacy@norvane.example).

## 8. Forward-looking statements

Plans, expectations and views of the market are based on what we knew at the time of publication. Actual events may differ, and we do not undertake to update older pages.

## 9. Governing law and jurisdiction

These terms are governed by the law of the People’s Republic of China, excluding its conflict-of-laws rules. In the event of a dispute we will first seek an agreement with you. If that fails, the competent court at Norvane’s registered office has jurisdiction. Mandatory rules of the country in which a consumer lives, including those on the competent court, remain in force.

## 10. Contact

Norvane Biomedical Co., Ltd., 86 Lengquan Road, Qingyu High-Tech Zone, Shanhai Province, China: [legal@norvane.example](mailto:legal@norvane.example)`
