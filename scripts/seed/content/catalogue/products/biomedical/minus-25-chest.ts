import type { SeriesSeed } from '../series'

export const minus25Chest: SeriesSeed = {
  series: 'minus-25-chest',
  approvals: 'biomedical',
  markets: ['china', 'asia-pacific', 'south-asia', 'middle-east', 'africa', 'latin-america', 'aid-relief'],
  solutions: ['vaccine-network', 'food-and-veterinary'],
  relatedProducts: ['r230', 't24'],
  updateTime: '2025-01-21T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 卧式医用低温保存箱（−25 °C）`,
      listName: `${m.model} 卧式医用低温保存箱`,
      overview: `县级疫苗库既要存放冷冻疫苗，又要在接种日前夜冻好冰排。${m.model} 的箱壁即蒸发器，冰排贴壁竖放，一夜冻透；疫苗放在中间的吊篮内，温度由第二支探头单独监测。

${m.litres} 升，日耗电 ${m.energy} kWh，适应 10–32 °C 环境。箱盖带锁，四只脚轮两只可刹。`,
      traits: [
        ['一夜冻好冰排', '冰排贴壁竖放', '冷冻疫苗另放中间吊篮'],
        ['两支探头', '空气与吊篮分别显示、分别报警', '每 10 秒记录'],
        ['坚固耐用', '箱角金属包边', '带锁箱盖与可刹脚轮'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} chest freezer, −25 °C`,
      overview: `A district vaccine store needs one freezer both for frozen vaccine and for ice packs that are ready on the morning of a session. In the ${m.model} the walls are the evaporator. Packs stand against them and freeze overnight, while vaccine is kept in the central baskets with a separate probe.

It holds ${m.litres} litres, draws ${m.energy} kWh a day and works in rooms from 10 to 32 °C. The lid locks, and two of the four castors have brakes.`,
      traits: [
        ['Ice packs by morning', 'They stand against the cold wall', 'Vaccine stays in the baskets, apart'],
        ['Two probes', 'Air and basket, each with display and alarm', 'A reading every ten seconds'],
        ['Built to be moved', 'Metal corners', 'Locking lid, castors with brakes'],
      ],
    }),
    es_ES: (m) => ({
      name: `Arcón congelador ${m.model}, −25 °C`,
      overview: `Un almacén de vacunas de distrito necesita un solo congelador para conservar la vacuna congelada y tener listos los acumuladores la mañana de la sesión. En el ${m.model}, las paredes son el evaporador. Los acumuladores se apoyan en ellas y se congelan en una noche; la vacuna se guarda en las cestas centrales, con su propia sonda.

Tiene ${m.litres} litros, consume ${m.energy} kWh al día y trabaja en salas de 10 a 32 °C. La tapa cierra con llave y dos de las cuatro ruedas llevan freno.`,
      traits: [
        [
          'Acumuladores listos por la mañana',
          'Apoyados en la pared fría',
          'La vacuna, aparte, en las cestas',
        ],
        ['Dos sondas', 'Aire y cesta, cada una con pantalla y alarma', 'Una lectura cada diez segundos'],
        ['Fácil de desplazar', 'Esquinas metálicas', 'Tapa con llave y ruedas con freno'],
      ],
    }),
    fr_FR: (m) => ({
      name: `Coffre congélateur ${m.model}, −25 °C`,
      overview: `Un dépôt de vaccins de district a besoin d’un même congélateur pour conserver les vaccins congelés et disposer d’accumulateurs prêts le matin de la séance. Dans le ${m.model}, les parois sont l’évaporateur. Les accumulateurs y sont adossés et gèlent en une nuit ; les vaccins occupent les paniers du milieu, avec leur propre sonde.

Il contient ${m.litres} litres, consomme ${m.energy} kWh par jour et fonctionne dans des locaux de 10 à 32 °C. Le couvercle ferme à clé et deux des quatre roulettes sont freinées.`,
      traits: [
        [
          'Accumulateurs prêts le matin',
          'Debout contre la paroi froide',
          'Les vaccins à part, dans les paniers',
        ],
        [
          'Deux sondes',
          'Air et panier, chacun avec affichage et alarme',
          'Un relevé toutes les dix secondes',
        ],
        ['Conçu pour être déplacé', 'Coins métalliques', 'Couvercle à clé, roulettes freinées'],
      ],
    }),
  },
}
