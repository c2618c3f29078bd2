import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const biosafetyCertification: NewsSeed = {
  id: '1214000000000001014',
  slug: 'biosafety-certification',
  type: 'IndustryNews',
  cover: 'news-biosafety-certification.webp',
  publishTime: '2026-03-12T09:00:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '生物安全柜年度检测报告应包含哪些内容',
    en_EN: 'What the report of an annual cabinet certification should contain',
    es_ES: 'Qué debe contener el informe de la certificación anual de una cabina',
    fr_FR: 'Ce que doit contenir le rapport de vérification annuelle d’un PSM',
  },
  coverAlt: {
    zh_CN: '戴手套的手将风速仪探头伸入生物安全柜，示数 0.45 m/s',
    en_EN: 'A gloved hand holds an anemometer probe in a biosafety cabinet; the meter reads 0.45 m/s',
    es_ES:
      'Una mano enguantada sostiene en una cabina de bioseguridad la sonda de un anemómetro que marca 0,45 m/s',
    fr_FR:
      'Une main gantée tient la sonde d’un anémomètre dans un poste de sécurité microbiologique : 0,45 m/s',
  },
  body: {
    zh_CN: `II 级生物安全柜同时保护柜前的人员、柜内的样品和柜外的环境。防护效果要靠每年一次的现场检测来证明，检测留下一份报告。报告应包括哪些内容，以下是我们的看法。

## 数值与所用仪器

- 下降气流流速：按网格布点，不取单点。B150 设定 0.45 m/s；YY 0569 要求平均值在 0.25–0.50 m/s 之间
- 流入气流流速：B150 设定 0.53 m/s；YY 0569 对 A2 型要求不低于 0.50 m/s
- 高效过滤器完整性：送风、排风过滤器全面扫描，写明最大局部透过率
- 气流烟雾模式：前窗操作口边缘的气流走向，用文字描述
- 报警：逐项触发，逐项记录
- 操作者位置的噪声与照度

仪器型号、校准证书编号和有效期，应与数据写在一起。

## 报告应给出数值

请将去年的数值与今年并列。下降气流流速一年间从 0.45 降到 0.40 m/s，仍然合格，但说明过滤器在积尘或风机接近上限，下一次检测应当提前。

## 何时重新检测

检测结论只对安装位置有效。柜体移动两米，上方新开送风口，或自行加装的搁板遮住前格栅，原报告便不再适用。柜体移位、更换高效过滤器、内部维修之后，都应重新检测，不必等到满一年。紫外灯不能代替清洁消毒，也不在性能结论之内。

> 最常见的问题，是前格栅被一盒手套压住。

**伊尔丝·布兰兹马，服务总监**

诺凡工程师随身使用的检查表共四页，欢迎索取：[service@norvane.example](mailto:service@norvane.example)。`,
    en_EN: `A Class II cabinet protects the operator in front of it, the product inside it and the environment around it. Whether it does so is proved once a year by measurements on site, and the result is a report. This is what we think it should contain.

## Figures, with the instrument named

- Downflow, read on a grid and not at one point. The B150 is set to 0.45 m/s; EN 12469 allows a mean between 0.25 and 0.50 m/s
- Inflow through the front opening. The B150 is set to 0.53 m/s; EN 12469 asks for at least 0.40 m/s, NSF/ANSI 49 and YY 0569 for about 0.50 m/s or a little more for type A2
- Filter leak test: every part of both HEPA filters scanned, with the largest local penetration stated
- The smoke pattern at the front opening, described in words
- Alarms, triggered one by one
- Noise and illuminance at the operator’s seat

Each figure is given with the instrument, the number of its calibration certificate and the expiry date.

## Values as well as a verdict

Ask for last year’s figures beside this year’s. A downflow that has fallen from 0.45 to 0.40 m/s in twelve months still passes. It also shows that a filter is loading or a fan is near its limit, and that next year’s visit should come earlier.

## When to certify again

Cabinets are certified where they stand. The report no longer applies if a cabinet is moved by two metres, if a supply grille is fitted in the ceiling above it, or if a retrofitted shelf covers part of the front grille.

> The most frequent fault I see is a box of gloves on the grille.

**Ilse Brandsma, Service Director**

The four-page checklist of our engineers is free for anyone to use: [service@norvane.example](mailto:service@norvane.example).`,
    en_UK: `A Class II cabinet protects the operator in front of it, the product inside it and the environment around it. Whether it does so is proved once a year by measurements on site, and the result is a report. This is what we think it should contain.

## COSHH and BS EN 12469 in one visit

In the United Kingdom a microbiological safety cabinet is local exhaust ventilation. Under COSHH it must be thoroughly examined and tested at least every 14 months, and the record kept for at least five years. Most laboratories work to 12, and to six at containment level 3. Performance is measured against BS EN 12469. Both can be done in one visit, provided the report says which figure serves which purpose.

## Figures, with the instrument named

- Downflow, read on a grid and not at one point. The B150 is set to 0.45 m/s; BS EN 12469 allows a mean between 0.25 and 0.50 m/s
- Inflow through the front opening. The B150 is set to 0.53 m/s; the standard asks for at least 0.40 m/s
- Filter leak test: every part of both HEPA filters scanned, with the largest local penetration stated
- Operator protection factor, on site, where the risk assessment calls for it: at least 1.0 × 10⁵
- Alarms, triggered one by one

Each figure is given with the instrument, the number of its calibration certificate and the expiry date.

## Values as well as a verdict

Ask for last year’s figures beside this year’s. A downflow that has fallen from 0.45 to 0.40 m/s in twelve months still passes. It also shows that a filter is loading or a fan is near its limit, and that next year’s visit should come earlier.

> The most frequent fault I see is a box of gloves on the grille.

**Ilse Brandsma, Service Director**

The four-page checklist of our engineers is free for anyone to use: [service.uk@norvane.example](mailto:service.uk@norvane.example).`,
    es_ES: `Una cabina de clase II protege al operador, el producto que se manipula en ella y el entorno. Una vez al año se comprueba si lo hace, con mediciones in situ cuyo resultado es un informe. Esto es lo que, a nuestro juicio, debe contener.

## Cifras, con su instrumento de medida

- Flujo descendente, medido en una retícula y no en un punto. La B150 se ajusta a 0,45 m/s; la EN 12469 admite una media de 0,25 a 0,50 m/s
- Flujo de entrada por la abertura frontal. La B150 se ajusta a 0,53 m/s; la EN 12469 pide al menos 0,40 m/s, y NSF/ANSI 49 e YY 0569, en torno a 0,50 m/s o algo más para el tipo A2
- Ensayo de fugas: ambos filtros HEPA barridos por completo, con la mayor penetración local anotada
- El recorrido del humo en la abertura frontal, descrito por escrito
- Las alarmas, provocadas una a una
- El ruido y la iluminancia en el puesto del operador

Cada cifra va acompañada del instrumento, del número de su certificado de calibración y de la fecha de vencimiento.

## Valores, no solo «apto»

Pida las cifras del año anterior junto a las de este. Un flujo descendente que ha bajado de 0,45 a 0,40 m/s en doce meses sigue siendo apto, pero indica que un filtro se está colmatando o que un ventilador se acerca a su límite, y que conviene adelantar la próxima visita.

## Cuándo repetir la certificación

Una cabina se certifica en su emplazamiento. El informe deja de ser válido si la cabina se desplaza dos metros, si se instala una rejilla de impulsión en el techo sobre ella o si un estante añadido tapa parte de la rejilla frontal.

> El fallo que más encuentro es una caja de guantes encima de la rejilla.

**Ilse Brandsma, directora de Servicio**

La lista de comprobación de nuestros técnicos, de cuatro páginas, está a disposición de quien la quiera: [service@norvane.example](mailto:service@norvane.example).`,
    fr_FR: `Un poste de sécurité microbiologique de type II protège l’opérateur, le produit et l’environnement. Une fois par an, des mesures sur place vérifient cette protection et donnent lieu à un rapport. Voici ce qu’il devrait, selon nous, contenir.

## Des chiffres, avec l’instrument de mesure

- Le flux descendant, relevé sur une grille et non en un point. Le B150 est réglé à 0,45 m/s ; l’EN 12469 admet une moyenne de 0,25 à 0,50 m/s
- Le flux entrant à l’ouverture frontale. Le B150 est réglé à 0,53 m/s ; l’EN 12469 demande au moins 0,40 m/s, NSF/ANSI 49 et YY 0569 environ 0,50 m/s ou un peu plus pour le type A2
- Le test d’intégrité : balayage complet des deux filtres HEPA, avec la plus forte pénétration locale
- Le trajet de la fumée à l’ouverture frontale, décrit en toutes lettres
- Les alarmes, déclenchées une à une
- Le bruit et l’éclairement à la place de l’opérateur

Chaque chiffre est accompagné de l’instrument, du numéro de son certificat d’étalonnage et de la date d’échéance.

## Des valeurs, pas seulement « conforme »

Demandez les valeurs de l’an dernier à côté de celles de l’année. Un flux descendant passé de 0,45 à 0,40 m/s en douze mois reste conforme. Il indique aussi qu’un filtre se colmate ou qu’un moteur arrive à sa limite, et que la prochaine visite devrait être avancée.

## Quand refaire la vérification

Un poste est vérifié à son emplacement. Le rapport n’est plus valable si le poste est déplacé de deux mètres, si une bouche de soufflage est posée au plafond au-dessus de lui ou si une tablette ajoutée couvre une partie de la grille avant.

> Le défaut que je rencontre le plus souvent est une boîte de gants posée sur la grille.

**Ilse Brandsma, directrice du service**

La liste de contrôle de nos techniciens, en quatre pages, est à la disposition de tous : [service@norvane.example](mailto:service@norvane.example).`,
  },
}
