import { everywhere } from '../sites'
import type { NewsSeed } from '../types'
import { coverAlts } from './cover-alts'

export const oneHundredFiftyGrams: NewsSeed = {
  id: '1214000000000011008',
  slug: 'one-hundred-fifty-grams',
  type: 'IndustryNews',
  cover: 'service-maintenance.webp',
  publishTime: '2023-04-06T09:05:00+08:00',
  recommended: false,
  sites: everywhere,
  title: {
    zh_CN: '为什么是 150 g：可燃制冷剂充注量限值的由来',
    en_EN: 'Why 150 grams: the charge limit for flammable refrigerants and its history',
    es_ES: 'Por qué 150 gramos: el límite de carga de los refrigerantes inflamables y su historia',
    fr_FR: 'Pourquoi 150 grammes : la limite de charge des fluides inflammables et son histoire',
  },
  coverAlt: coverAlts['service-maintenance.webp'],
  body: {
    zh_CN: `碳氢冰箱的铭牌上，每个回路的充注量都小于 150 g。这个限值由标准规定。

**由来。** 家用冰箱的标准 IEC 60335-2-24 最早采用这一限值：即使全部泄漏到一间小厨房里，浓度仍远低于燃烧下限。20 世纪 90 年代起，按此生产的家用冰箱已有上亿台。

**商用设备。** 2019 年版 IEC 60335-2-89 改用另一种算法，上限为燃烧下限的 13 倍，丙烷约合 500 g，同时要求通过泄漏试验，证明气体不会积聚。超市陈列柜的容积因此得以增大。

**实验室设备。** 适用 IEC 61010-2-011。实验室里有离心机、电炉和酒精灯，冰箱常靠墙成排放置，下方可能有地沟，商用设备放宽的条件未必适用。

我们的各类设备每个回路都低于这一限值：超低温机型的高温级 R290 和低温级 R170，−40 与 −30 °C 机型的 R290，2–8 °C 机型的 R600a。

## 为什么不提高充注量

增加充注量，可以采用更粗的换热管，压缩机负荷也会降低。但维修工程师进入陌生的房间时，“每个回路都少于 150 g”无需查表即可确认。

> 限值也会推动设计。150 g 促使我们把管子内径减到 5 mm，能耗反而降低。

**林知寒，研发总监**

充注量写在铭牌上，请不要凭记忆加注。`,
    en_EN: `Each circuit of a hydrocarbon freezer holds less than 150 g of refrigerant, as its rating plate states. The limit comes from a standard.

**Household appliances.** IEC 60335-2-24 was the first to set it: if a whole charge escaped in a small kitchen, the concentration would still be far below the lower flammability limit. Hundreds of millions of refrigerators have been built to it since the 1990s.

**Commercial equipment.** The 2019 edition of IEC 60335-2-89 allows thirteen times the lower flammability limit, about 500 g of propane, with a leak test to show that no gas collects. Display cabinets have become larger since.

**Laboratory equipment.** It falls under IEC 61010-2-011. A laboratory has centrifuges, hot plates and sometimes open flames. Freezers stand there in rows, against a wall, sometimes over a duct. The conditions for the larger charge are not necessarily met.

## Why we do not go higher

More refrigerant would allow wider tubes and a smaller load on the compressor. But a service engineer who enters an unknown room need not look anything up: every circuit, from −86 °C to 8 °C, has less than 150 g.

> A limit can drive a design. This one made us go down to tubes of 5 mm, and consumption fell.

**Lin Zhihan, Director of Research and Development**

The charge is on the plate, to the gram. Please do not refill from memory.`,
    es_ES: `Cada circuito de un congelador de hidrocarburos contiene menos de 150 g de refrigerante, y así consta en la placa de características. El límite procede de una norma.

**Aparatos domésticos.** La IEC 60335-2-24 fue la primera en fijarlo: si toda la carga escapara en una cocina pequeña, la concentración quedaría muy por debajo del límite inferior de inflamabilidad. Desde los años noventa se han fabricado así cientos de millones de frigoríficos.

**Aparatos comerciales.** La edición de 2019 de la IEC 60335-2-89 permite trece veces el límite inferior de inflamabilidad, unos 500 g de propano, con un ensayo de fugas que demuestre que el gas no se acumula. Desde entonces, las vitrinas son más grandes.

**Equipos de laboratorio.** Dependen de la IEC 61010-2-011. En un laboratorio hay centrífugas, placas calefactoras y a veces llamas abiertas. Los congeladores están en fila, contra la pared, a veces sobre una canaleta. Las condiciones para una carga mayor no se cumplen necesariamente.

## Por qué no cargamos más

Con más refrigerante serían posibles tubos más anchos y un compresor menos cargado. Pero el técnico que entra en una sala desconocida sabe, sin consultar nada, que todos los circuitos, de −86 °C a 8 °C, llevan menos de 150 g.

> Este límite nos obligó a usar tubos de 5 mm, y con ellos bajó el consumo.

**Lin Zhihan, directora de Investigación y Desarrollo**

La carga figura en la placa, al gramo; consúltela siempre antes de recargar.`,
    fr_FR: `Chaque circuit d’un congélateur aux hydrocarbures contient moins de 150 g de fluide, comme l’indique la plaque signalétique. Cette limite vient d’une norme.

**Appareils ménagers.** La CEI 60335-2-24 a été la première à la fixer : si toute la charge s’échappait dans une petite cuisine, la concentration resterait bien en dessous de la limite inférieure d’inflammabilité. Des centaines de millions de réfrigérateurs ont été construits selon elle depuis les années 1990.

**Appareils commerciaux.** L’édition 2019 de la CEI 60335-2-89 autorise treize fois la limite inférieure d’inflammabilité, soit environ 500 g de propane, avec un essai de fuite prouvant que le gaz ne s’accumule pas. Les vitrines ont grandi depuis.

**Appareils de laboratoire.** Ils relèvent de la CEI 61010-2-011. Un laboratoire abrite des centrifugeuses, des plaques chauffantes, parfois une flamme. Les congélateurs y sont alignés contre un mur, quelquefois au-dessus d’un caniveau. Les conditions d’une charge plus forte n’y sont pas forcément réunies.

## Pourquoi nous n’allons pas au-delà

Une charge plus forte permettrait des tubes plus larges et un compresseur moins sollicité. Mais le technicien qui entre dans un local inconnu sait ainsi, sans rien consulter, que de −86 °C à 8 °C, aucun circuit n’atteint 150 g.

> Cette limite nous a menés à des tubes de 5 mm, et la consommation a baissé.

**Lin Zhihan, directrice de la recherche et du développement**

La charge figure sur la plaque, au gramme près ; consultez-la avant de recharger.`,
  },
}
