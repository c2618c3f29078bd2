import type { SeriesSeed } from '../series'

export const vapourVessel: SeriesSeed = {
  series: 'vapour-vessel',
  approvals: 'nitrogen',
  markets: [],
  solutions: ['sample-network', 'cord-blood', 'assisted-reproduction'],
  relatedProducts: ['trace-4n', 'd47', 'u830'],
  updateTime: '2025-03-18T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 气相液氮罐`,
      listName: `${m.model} 气相液氮罐（${m.vials} 支）`,
      overview: `${m.model} 是长期气相保存用的不锈钢液氮罐。${m.boxes} 个冻存盒、${m.vials} 支冻存管位于液氮液面之上，不与液氮接触，避免经液氮交叉污染。

气相罐最上层温度最高。罐壁的铝制导冷套将底部冷量传导至罐口：盖合时最底层 ${m.raw.discontinued ? '−192 °C，最顶层 −180 °C' : '−194 °C，最顶层 −188 °C'}。口径 ${m.opening} mm，罐盖单手可启、任意停留；静态日蒸发 ${m.loss} 升，可用储量 ${m.reserve} 升，停止补液后顶层 ${m.days} 天内仍在 −150 °C 以下。

液位由差压与四支独立电阻探头各测一次，两者相差超过 15 mm 时先报警、后补液。补液前管路先排热气，避免顶层温度跳升。`,
      traits: [
        ['最上层温度达标', '铝制导冷套沿罐壁导冷', '开盖五分钟，顶层仍低于 −175 °C'],
        ['双路液位测量', '差压加四点电阻，互相核对', '读数不一致时先报警、后补液'],
        [`停止补液 ${m.days} 天`, `可用储量 ${m.reserve} 升`, `静态日蒸发 ${m.loss} 升`],
        ['取放', `口径 ${m.opening} mm，转盘分四区`, '罐盖单手可启，停在任意角度'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} vapour-phase nitrogen vessel`,
      overview: `The ${m.model} is a stainless-steel vessel for long storage in nitrogen vapour. ${m.boxes} boxes, which is ${m.vials} vials of 2 mL, are stored above a shallow pool of liquid. The liquid does not touch the samples, which rules out cross-contamination through it.

The top of such a vessel is its warmest part. An aluminium sleeve conducts cold from the liquid up the wall, and with the lid closed we measure ${m.raw.discontinued ? '−192 °C in the lowest box and −180 °C in the highest' : '−194 °C in the lowest box and −188 °C in the highest'}. The opening is ${m.opening} mm wide with a lid that opens with one hand. Evaporation is ${m.loss} litres a day from a usable reserve of ${m.reserve} litres, and without a refill it takes ${m.days} days until the top box passes −150 °C.

The level is read twice, by differential pressure and by four resistance sensors. If they differ by more than 15 mm, the alarm sounds before filling starts. Warm gas in the supply line is vented first, to avoid a temperature peak in the top rack.`,
      traits: [
        [
          'Cold to the top box',
          'An aluminium sleeve along the wall',
          'Below −175 °C after five minutes with the lid open',
        ],
        [
          'Two level measurements',
          'Differential pressure and four sensors, compared',
          'Alarm before filling if they differ',
        ],
        [
          `${m.days} days without supply`,
          `${m.reserve} litres of usable reserve`,
          `${m.loss} litres a day, lid closed`,
        ],
        [
          'Access',
          `Opening of ${m.opening} mm, turntable in four sectors`,
          'One-hand lid that stays open at any angle',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Recipiente de nitrógeno en fase vapor ${m.model}`,
      overview: `El ${m.model} es un recipiente de acero inoxidable para conservación prolongada en vapor de nitrógeno. ${m.boxes} cajas, es decir, ${m.vials} viales de 2 mL, se conservan sobre una lámina de líquido. El líquido no toca las muestras, lo que excluye la contaminación cruzada a través de él.

La parte superior de estos recipientes es la menos fría. Una camisa de aluminio conduce el frío del fondo por la pared y, con la tapa cerrada, medimos ${m.raw.discontinued ? '−192 °C en la caja más baja y −180 °C en la más alta' : '−194 °C en la caja más baja y −188 °C en la más alta'}. La boca mide ${m.opening} mm y la tapa se abre con una mano. Se evaporan ${m.loss} litros al día de una reserva útil de ${m.reserve} litros; sin rellenar, la caja superior tarda ${m.days} días en pasar de −150 °C.

El nivel se lee dos veces, por presión diferencial y con cuatro sensores de resistencia. Si difieren más de 15 mm, suena la alarma antes de llenar. El gas tibio de la línea se purga primero, para evitar un pico de temperatura en el rack superior.`,
      traits: [
        [
          'Frío hasta la última caja',
          'Camisa de aluminio a lo largo de la pared',
          'Por debajo de −175 °C tras cinco minutos con la tapa abierta',
        ],
        [
          'Dos mediciones de nivel',
          'Presión diferencial y cuatro sensores, comparados',
          'Alarma antes de llenar si no coinciden',
        ],
        [
          `${m.days} días sin suministro`,
          `${m.reserve} litros de reserva útil`,
          `${m.loss} litros al día, tapa cerrada`,
        ],
        [
          'Acceso',
          `Boca de ${m.opening} mm y plataforma giratoria de cuatro sectores`,
          'Tapa de apertura con una mano, estable en cualquier ángulo',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Cuve d’azote en phase vapeur ${m.model}`,
      overview: `La ${m.model} est une cuve en inox pour la conservation de longue durée en vapeur d’azote. ${m.boxes} boîtes, soit ${m.vials} tubes de 2 mL, sont conservés au-dessus d’une mince nappe de liquide. Le liquide ne touche aucun échantillon, ce qui exclut toute contamination croisée par son intermédiaire.

Le haut est la partie la moins froide d’une telle cuve. Une chemise en aluminium conduit le froid le long de la paroi et, couvercle fermé, nous mesurons ${m.raw.discontinued ? '−192 °C dans la boîte la plus basse et −180 °C dans la plus haute' : '−194 °C dans la boîte la plus basse et −188 °C dans la plus haute'}. L’ouverture est de ${m.opening} mm et le couvercle s’ouvre d’une main. L’évaporation est de ${m.loss} litres par jour pour une réserve utile de ${m.reserve} litres ; sans remplissage, la boîte du haut met ${m.days} jours à dépasser −150 °C.

Le niveau est lu deux fois, par pression différentielle et par quatre capteurs à résistance. Au-delà de 15 mm d’écart, une alarme se déclenche avant le remplissage. Le gaz tiède de la ligne est d’abord purgé, pour éviter une pointe de température en haut de la cuve.`,
      traits: [
        [
          'Froid jusqu’à la boîte du haut',
          'Chemise en aluminium le long de la paroi',
          'Sous −175 °C après cinq minutes d’ouverture',
        ],
        [
          'Deux mesures de niveau',
          'Pression différentielle et quatre capteurs, comparés',
          'Alarme avant remplissage en cas d’écart',
        ],
        [
          `${m.days} jours sans approvisionnement`,
          `${m.reserve} litres de réserve utile`,
          `${m.loss} litres par jour, couvercle fermé`,
        ],
        [
          'Accès',
          `Ouverture de ${m.opening} mm, plateau tournant à quatre secteurs`,
          'Couvercle à une main, stable dans toute position',
        ],
      ],
    }),
  },
}
