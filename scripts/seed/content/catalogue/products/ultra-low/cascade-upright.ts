import type { SeriesSeed } from '../series'

export const cascadeUpright: SeriesSeed = {
  series: 'cascade-upright',
  approvals: 'ultra-low',
  markets: ['china', 'asia-pacific', 'south-asia', 'cis-mongolia', 'middle-east', 'africa', 'latin-america'],
  solutions: ['sample-network', 'laboratory-network', 'universities'],
  relatedProducts: ['trace-4', 'u570'],
  updateTime: '2025-06-18T10:00:00+08:00',
  words: {
    zh_CN: (m) => ({
      name: `${m.model} 立式复叠超低温保存箱`,
      listName: `${m.model} 立式复叠超低温保存箱`,
      overview: `${m.model} 采用成熟的双级复叠系统：高温级 R290，低温级 R170，两台定频压缩机，无变频驱动板。适合电网波动大、距离维修点远的实验室：持证的制冷维修工即可维修，常用备件可在当地仓库取得。

有效容积 ${m.litres} 升，存放 ${m.boxes} 个 2 英寸冻存盒（${m.vials} 支 2 mL 冻存管）。−80 °C 日耗电 ${m.energy} kWh。内置升压与降压补偿，供电电压在额定值的 −15% 至 +10% 之间仍可启动。

两台压缩机错时启动，避免同一路插座上的其他设备跳闸。`,
      traits: [
        ['维护简单', '定频压缩机，无变频驱动板', '前面板拆下即可触及全部阀件'],
        ['适应不稳定的电网', '电压偏差 −15% 至 +10% 仍可启动', '来电后错时启动，延时可设'],
        ['存放', `${m.boxes} 盒，4 个内门`, `断电后 −80 °C 升至 −50 °C：${m.warmUp} 分钟`],
      ],
    }),
    en_EN: (m) => ({
      name: `${m.model} cascade upright freezer, −86 °C`,
      overview: `The ${m.model} is a conventional cascade: R290 in the upper stage, R170 in the lower, two fixed-speed compressors and no drive board. It suits sites with an unstable supply far from the nearest service engineer: any refrigeration technician certified for hydrocarbons can repair it, and the usual parts are kept in regional stock.

It offers ${m.litres} litres for ${m.boxes} two-inch boxes, or ${m.vials} vials of 2 mL, and draws ${m.energy} kWh a day at −80 °C. A transformer inside boosts or lowers the supply, so that the compressors start at anything from 15% below the rated voltage to 10% above it.

The two compressors start one after the other, which limits the starting current.`,
      traits: [
        [
          'Easy to service',
          'Fixed-speed compressors, no drive board',
          'All valves within reach once the front panel is off',
        ],
        [
          'For unstable mains power',
          'Starts from 15% below to 10% above the rated voltage',
          'Staggered restart with an adjustable delay',
        ],
        [
          'Storage',
          `${m.boxes} boxes behind four inner doors`,
          `${m.warmUp} minutes from −80 °C to −50 °C without power`,
        ],
      ],
    }),
    es_ES: (m) => ({
      name: `Ultracongelador vertical en cascada ${m.model}, −86 °C`,
      overview: `El ${m.model} es una cascada convencional: R290 en la etapa alta, R170 en la baja, dos compresores de velocidad fija y ninguna tarjeta de potencia. Es adecuado donde el suministro es irregular y el servicio técnico está lejos: puede repararlo cualquier frigorista habilitado para hidrocarburos, y los repuestos habituales están en almacenes regionales.

Ofrece ${m.litres} litros para ${m.boxes} cajas de dos pulgadas, o ${m.vials} viales de 2 mL, y consume ${m.energy} kWh al día a −80 °C. Un transformador interno eleva o reduce la tensión, de modo que los compresores arrancan entre un 15 % por debajo y un 10 % por encima de la nominal.

Los dos compresores arrancan uno tras otro, lo que limita la corriente de arranque.`,
      traits: [
        [
          'Fácil de mantener',
          'Compresores de velocidad fija, sin tarjeta de potencia',
          'Todas las válvulas a mano al retirar el panel frontal',
        ],
        [
          'Para redes inestables',
          'Arranca entre −15 % y +10 % de la tensión nominal',
          'Rearranque escalonado con retardo ajustable',
        ],
        [
          'Almacenamiento',
          `${m.boxes} cajas tras cuatro puertas interiores`,
          `${m.warmUp} minutos de −80 °C a −50 °C sin corriente`,
        ],
      ],
    }),
    fr_FR: (m) => ({
      name: `Congélateur vertical ultra-basse température en cascade ${m.model}, −86 °C`,
      overview: `L’${m.model} est une cascade classique : R290 à l’étage haut, R170 à l’étage bas, deux compresseurs à vitesse fixe et aucune carte de puissance. Il convient aux sites où le réseau est instable et le technicien éloigné. Tout frigoriste habilité aux hydrocarbures peut le réparer, et les pièces courantes sont en stock régional.

Il offre ${m.litres} litres pour ${m.boxes} boîtes de deux pouces, soit ${m.vials} tubes de 2 mL, et consomme ${m.energy} kWh par jour à −80 °C. Un transformateur intégré relève ou abaisse la tension : les compresseurs démarrent entre 15 % en dessous et 10 % au-dessus de la valeur nominale.

Les deux compresseurs démarrent l’un après l’autre, ce qui limite le courant de démarrage.`,
      traits: [
        [
          'Facile à entretenir',
          'Compresseurs à vitesse fixe, sans carte de puissance',
          'Toutes les vannes accessibles une fois le panneau avant déposé',
        ],
        [
          'Pour un réseau instable',
          'Démarre de −15 % à +10 % de la tension nominale',
          'Redémarrage décalé, délai réglable',
        ],
        [
          'Rangement',
          `${m.boxes} boîtes derrière quatre portillons`,
          `${m.warmUp} minutes de −80 °C à −50 °C sans courant`,
        ],
      ],
    }),
  },
}
