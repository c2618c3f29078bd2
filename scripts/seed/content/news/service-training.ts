import { britishOnly } from '../sites'
import type { NewsSeed } from '../types'

export const serviceTraining: NewsSeed = {
  id: '1214000000000001020',
  slug: 'service-training',
  type: 'LatestNews',
  cover: 'news-service-training.webp',
  publishTime: '2026-11-05T09:00:00+00:00',
  recommended: false,
  sites: britishOnly,
  title: {
    zh_CN: '利兹培训中心首期开班：12 名工程师接受五天培训',
    en_EN: 'Leeds training centre opens with a five-day course for twelve engineers',
    es_ES: 'El centro de formación de Leeds abre con un curso de cinco días para doce técnicos',
    fr_FR: 'Le centre de formation de Leeds ouvre avec une session de cinq jours pour douze techniciens',
  },
  coverAlt: {
    zh_CN: '实训台上的压力表与工具，后方是打开门的超低温保存箱',
    en_EN: 'Pressure gauges and tools on a training bench, an open freezer behind them',
    es_ES: 'Manómetros y herramientas en un banco de prácticas, con un congelador abierto detrás',
    fr_FR: 'Manomètres et outils sur un banc d’exercice, un congélateur ouvert derrière',
  },
  body: {
    zh_CN: `诺凡英国利兹培训中心首期课程上周五结束。来自英国和爱尔兰七家服务商的十二名工程师，用五天时间在预设故障的冰箱上实训。

## 课程内容

- 第一天：充注复叠系统，观察少充 8 g 的影响
- 第二天：可燃制冷剂。在通风间内释放丙烷，记录探测器响应时间，完成现场处置
- 第三天：生物安全柜。流入气流流速、下降气流流速与过滤器检漏
- 第四天：温度分布验证，IQ、OQ、PQ，以及如何写出简明的报告
- 第五天：疑难故障排查，以及与用户的沟通

用户由演员扮演，学员认为这一节最难。

## 三级服务合同

课程按英国实验室实际购买的服务设置。**Essential**：每年一次计划保养，电话支持。**Advanced**：增加校准、温度分布验证和固定价格的备件。**Complete**：包含全部维修、24 小时内提供备用冰箱，以及由我们值守的监测。三级合同都承诺两个工作日内答复，Complete 承诺一小时内答复，全天有效。

## 考核

九人通过，三人补考一科。证书有效期三年，写明适用机型。用户可以要求出示，我们也希望用户这样做。

> 好的工程师在打开工具箱之前，先看曲线。

**伊尔丝·布兰兹马，服务总监**

下一期 2027 年 1 月 25 日至 29 日举行，为公立医院和高校自有工程师保留两个名额。利兹的教材与青屿总部培训学院相同，两地学员的证书互认；总部学院的课程安排另行公布。`,
    en_EN: `The first course at our new training centre in Leeds ended on Friday. Twelve engineers from seven service partners in the United Kingdom and Ireland spent five days repairing freezers with prepared faults.

## What is taught

- Day one: the cascade, by hand. Each engineer charges a circuit and sees the effect of eight grams too little
- Day two: flammable refrigerants. Propane is released in a ventilated booth, a detector is timed, and the area is made safe
- Day three: cabinets. Inflow, downflow and a filter leak the size of a pinhead
- Day four: mapping, IQ, OQ and PQ, and how to write a concise report
- Day five: an unknown fault, and the conversation with an upset user

The user is played by an actor. The participants found this part the hardest.

## Three levels of contract

The course follows what laboratories buy from us. **Essential** is one planned visit a year and telephone support. **Advanced** adds calibration, mapping and parts at a fixed price. **Complete** includes every repair, a loan freezer within 24 hours and monitoring that we answer ourselves. All three promise a reply within two working days; Complete promises one within an hour, at any time.

## The examination

Nine passed; three will resit one part. A certificate is valid for three years and names the models it covers. Users may ask to see it.

> A good engineer reads the curve before opening the tool case.

**Ilse Brandsma, Service Director**

The next course runs from 25 to 29 January 2027, with two places kept for engineers employed by the NHS and by universities: [training.uk@norvane.example](mailto:training.uk@norvane.example).`,
    es_ES: `El viernes terminó el primer curso de nuestro nuevo centro de formación de Leeds. Doce técnicos de siete socios de servicio del Reino Unido e Irlanda repararon durante cinco días congeladores con averías preparadas.

## Qué se enseña

- Día uno: la cascada, a mano. Cada técnico carga un circuito y comprueba el efecto de ocho gramos de menos
- Día dos: refrigerantes inflamables. Se libera propano en una cabina ventilada, se cronometra un detector y se asegura la zona
- Día tres: cabinas. Flujo de entrada, flujo descendente y una fuga de filtro como la cabeza de un alfiler
- Día cuatro: mapeo, IQ, OQ y PQ, y redacción de informes breves
- Día cinco: una avería desconocida y la conversación con un usuario descontento

Al usuario lo interpreta un actor. A los participantes les pareció lo más difícil.

## Tres niveles de contrato

El curso se ajusta a lo que los laboratorios contratan con nosotros. **Essential** es una visita anual y asistencia telefónica. **Advanced** añade calibración, mapeo y piezas a precio fijo. **Complete** incluye todas las reparaciones, un congelador de préstamo en 24 horas y una monitorización que atendemos nosotros. Los tres prometen respuesta en dos días laborables; Complete, en una hora, en cualquier momento.

## El examen

Aprobaron nueve; tres repetirán una parte. El certificado es válido tres años y enumera los modelos que cubre. El usuario puede pedir que se lo muestren.

> Un buen técnico lee la curva antes de abrir la maleta de herramientas.

**Ilse Brandsma, directora de Servicio**

El próximo curso será del 25 al 29 de enero de 2027, con dos plazas reservadas a técnicos de hospitales públicos y universidades: [training.uk@norvane.example](mailto:training.uk@norvane.example).`,
    fr_FR: `La première session de notre nouveau centre de formation de Leeds s’est achevée vendredi. Douze techniciens de sept partenaires de service du Royaume-Uni et d’Irlande ont réparé pendant cinq jours des congélateurs aux pannes préparées.

## Le programme

- Premier jour : la cascade, en pratique. Chacun charge un circuit et constate l’effet d’un manque de huit grammes
- Deuxième jour : les fluides inflammables. Du propane est libéré dans une cabine ventilée, le détecteur chronométré, la zone mise en sécurité
- Troisième jour : les postes de sécurité. Flux entrant, flux descendant, et une fuite de filtre grosse comme une tête d’épingle
- Quatrième jour : cartographie, QI, QO, QP, et la rédaction de rapports courts
- Cinquième jour : une panne inconnue et un utilisateur mécontent

L’utilisateur est joué par un comédien ; les participants ont trouvé cet exercice le plus difficile.

## Trois niveaux de contrat

La formation suit ce que les laboratoires britanniques nous confient. **Essential** comprend une visite annuelle et l’assistance téléphonique. **Advanced** ajoute l’étalonnage, la cartographie et les pièces à prix fixe. **Complete** couvre toutes les réparations, un congélateur de prêt sous 24 heures et une surveillance dont nous traitons nous-mêmes les alarmes. Tous trois garantissent une réponse sous deux jours ouvrés ; Complete, dans l’heure et à tout moment.

## L’examen

Neuf techniciens sont reçus ; trois repasseront une épreuve. Le certificat est valable trois ans et indique les modèles qu’il couvre. L’utilisateur peut demander à le voir.

> Un bon technicien lit la courbe avant d’ouvrir sa mallette.

**Ilse Brandsma, directrice du service**

La prochaine session aura lieu du 25 au 29 janvier 2027, avec deux places réservées aux techniciens des hôpitaux publics et des universités : [training.uk@norvane.example](mailto:training.uk@norvane.example).`,
  },
}
