import type { SeriesSeed } from '../series'

export const ultraLowChest: SeriesSeed = {
  series: 'ultra-low-chest',
  approvals: 'ultra-low',
  markets: [],
  solutions: ['sample-network', 'food-and-veterinary', 'universities'],
  relatedProducts: ['trace-4', 'u830'],
  updateTime: '2025-04-22T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 卧式超低温保存箱`,
      listName: `${m.model} 卧式超低温保存箱`,
      overview: `${m.model} 开盖取样时，冷气留在箱内；开盖 60 秒，${m.recovery} 分钟就回到 −75 °C。渔业与动物疫病实验室、长期储存的样本库，以及经常停电的地区，多选用卧式。

有效容积 ${m.litres} 升，竖插式提架存放 ${m.boxes} 个 2 英寸冻存盒，每个提架有编号牌。−80 °C 日耗电 ${m.energy} kWh，断电后升至 −50 °C 用时 ${m.warmUp} 分钟。

箱盖下另有分块的绝热内盖，一次只揭开一块。配重铰链使箱盖停在任意角度，单手可开。`,
      traits: [
        ['开盖冷量损失小', `开盖 60 秒，${m.recovery} 分钟恢复`, `断电后 ${m.warmUp} 分钟升至 −50 °C`],
        ['取放方便', '竖插提架带编号牌与拉手', '分块内盖，一次只开一处'],
        ['单手开盖', '配重铰链，任意角度停住', '箱盖带锁，可另加挂锁'],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} chest freezer, −86 °C`,
      overview: `Cold air is heavier than warm air and stays in the chest when the lid of the ${m.model} opens; after 60 seconds the air is back at −75 °C in ${m.recovery} minutes. Fishery and veterinary laboratories choose chests, as do long-term collections and sites with daily power cuts.

The ${m.litres} litres take ${m.boxes} two-inch boxes in lift-out racks, each with a numbered plate. Energy at −80 °C is ${m.energy} kWh a day. Without power the load reaches −50 °C after ${m.warmUp} minutes.

Below the lid lie insulated covers in sections; you lift the one you need. Counterbalanced hinges let one hand open the lid and leave it at any angle.`,
      traits: [
        [
          'Little cold lost on opening',
          `Recovery in ${m.recovery} minutes after a 60-second opening`,
          `${m.warmUp} minutes from −80 °C to −50 °C without power`,
        ],
        [
          'Easy access to every box',
          'Lift-out racks with numbered plates and handles',
          'Inner covers in sections, opened one at a time',
        ],
        [
          'One-hand lid',
          'Counterbalanced, stays at any angle',
          'Key lock, with room for a padlock of your own',
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Arcón ultracongelador ${m.model}, −86 °C`,
      overview: `El aire frío pesa más que el caliente y permanece en el arcón al abrir la tapa del ${m.model}; tras 60 segundos, el aire vuelve a −75 °C en ${m.recovery} minutos. Los arcones son la opción habitual en laboratorios pesqueros y veterinarios, en colecciones a largo plazo y donde hay cortes de corriente diarios.

Sus ${m.litres} litros admiten ${m.boxes} cajas de dos pulgadas en racks extraíbles, cada uno con su placa numerada. El consumo a −80 °C es de ${m.energy} kWh al día. Sin corriente, la carga tarda ${m.warmUp} minutos en llegar a −50 °C.

Bajo la tapa hay cubiertas aislantes por secciones: se levanta solo la necesaria. Las bisagras compensadas permiten abrir con una mano y dejar la tapa en cualquier posición.`,
      traits: [
        [
          'Poca pérdida de frío al abrir',
          `Se recupera en ${m.recovery} minutos tras 60 segundos de apertura`,
          `${m.warmUp} minutos de −80 °C a −50 °C sin corriente`,
        ],
        [
          'Acceso fácil a cada caja',
          'Racks extraíbles con placa numerada y asa',
          'Cubiertas interiores por secciones',
        ],
        [
          'Tapa de apertura con una mano',
          'Compensada, se detiene en cualquier ángulo',
          'Cerradura con llave y paso para candado',
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Coffre ultra-basse température ${m.model}, −86 °C`,
      overview: `L’air froid, plus lourd que l’air chaud, reste dans le coffre quand s’ouvre le couvercle du ${m.model} ; après 60 secondes, l’air revient à −75 °C en ${m.recovery} minutes. Les laboratoires halieutiques et vétérinaires choisissent des coffres, de même que les collections de longue durée et les sites aux coupures quotidiennes.

Ses ${m.litres} litres reçoivent ${m.boxes} boîtes de deux pouces dans des racks amovibles, chacun avec sa plaque numérotée. La consommation à −80 °C est de ${m.energy} kWh par jour. Sans courant, la charge atteint −50 °C au bout de ${m.warmUp} minutes.

Sous le couvercle, l’isolation intérieure est en plusieurs plaques : on ne soulève que celle dont on a besoin. Les charnières équilibrées permettent d’ouvrir d’une main et maintiennent le couvercle à l’angle voulu.`,
      traits: [
        [
          'Peu de perte de froid à l’ouverture',
          `Retour en ${m.recovery} minutes après 60 secondes d’ouverture`,
          `${m.warmUp} minutes de −80 °C à −50 °C sans courant`,
        ],
        [
          'Accès facile à chaque boîte',
          'Racks amovibles à plaque numérotée et poignée',
          'Plaques intérieures en sections',
        ],
        [
          'Couvercle à une main',
          'Équilibré, stable dans toute position',
          'Serrure à clé, emplacement pour cadenas',
        ],
      ],
    }),
  },
}
