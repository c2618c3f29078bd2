import { everywhere } from '../sites'
import type { NewsSeed } from '../types'

export const solarFieldTest: NewsSeed = {
  id: '1214000000000001009',
  slug: 'solar-field-test',
  type: 'LatestNews',
  cover: 'news-solar-field-test.webp',
  publishTime: '2025-10-16T09:00:00+08:00',
  recommended: true,
  sites: everywhere,
  title: {
    zh_CN: '43 °C、五天无日照：R240 太阳能直驱疫苗冷藏箱完成现场测试',
    en_EN: 'Field test of the R240 in the Sahel: five days without sun at 43 °C',
    es_ES: 'Ensayo de campo del R240 en el Sahel: cinco días sin sol a 43 °C',
    fr_FR: 'Essai de terrain du R240 au Sahel : cinq jours sans soleil à 43 °C',
  },
  coverAlt: {
    zh_CN: '县级疫苗库门前显示 5.0 °C 的太阳能直驱疫苗冷藏箱和疫苗冷藏包，后方是光伏板',
    en_EN: 'Solar refrigerator at 5.0 °C and a vaccine carrier before a district store, panels behind',
    es_ES: 'Frigorífico solar a 5,0 °C y un portavacunas ante un almacén de distrito; detrás, los paneles',
    fr_FR:
      'Réfrigérateur solaire à 5,0 °C et porte-vaccins devant un dépôt de district, les panneaux derrière',
  },
  body: {
    zh_CN: `R240 太阳能直驱疫苗冷藏箱的预生产样机，在萨赫勒地区一处县级疫苗库连续运行 26 周。测试期间每一天，箱内都保持在 2–8 °C，其中包括人为断开光伏板的五天。

## 现场条件

R240 由 480 W 光伏板直接驱动压缩机，不用蓄电池，冷量储存在冰排里。库房是金属屋顶，没有市电，除两扇窗外没有通风。4 月到 6 月，室内最高 41.8 °C，室外最高 44.6 °C。

箱内按满载热容放置模拟疫苗盒，布设 30 个测点；另有一台独立记录仪同步记录，钥匙由当地卫生主管部门保管。

## 测试结果

- 光伏板连接时，最高 6.9 °C
- 全程最低 2.6 °C，没有任何一盒低于 2 °C
- 断开光伏板后，首个测点到达 8 °C 用时 121 小时
- 恢复满冰：两天半日照

断电试验安排在 5 月第一周，室内加热并恒定在 43 °C。工作人员按接种日的频次开启冷藏箱，每个上午 12 次。

## 设计改进

测试中发现了灰尘的影响。第六周时，光伏板出力比第一天低 23%，从地面上看不出来。量产机型会比较日照与充冷量，并在屏幕上以图标提示清洁光伏板。把手位置也作了调整，另一只手提着冷藏包时也能打开。

> 灰尘的影响，在实验室里是测不出来的。

**林知寒，研发总监**

完整报告已提交当地卫生主管部门，并作为 R240 申请世界卫生组织预认证的资料之一。量产机型将于 2026 年上半年下线，届时公布完整的测点曲线。`,
    en_EN: `A pre-series R240 has completed 26 weeks at a district vaccine store in the Sahel. It stayed between 2 °C and 8 °C on every day of the test, including five days during which the solar array was disconnected on purpose.

## The set-up

The R240 is a solar direct-drive refrigerator: its compressor runs straight from a 480 W array, and what would otherwise be a battery is a bank of ice. The store has a metal roof, no mains supply and no ventilation other than two windows. From April to June the room reached 41.8 °C; the air outside reached 44.6 °C.

We placed 30 sensors among dummy vaccine packs with the thermal mass of a full load. An independent logger recorded alongside them, and the regional health directorate kept its key.

## Results

- Warmest reading, array connected: 6.9 °C
- Coldest reading: 2.6 °C, with no pack below 2 °C at any time
- Array disconnected: 121 hours until the first sensor reached 8 °C
- Return to full ice reserve afterwards: two and a half days of sun

The disconnection took place in the first week of May, with the room heated to a constant 43 °C. The store’s staff opened the refrigerator as they would on an immunisation day, twelve times each morning.

## What we changed

Dust had a larger effect than expected. By the sixth week the panels gave 23% less than on the first day, which could not be seen from the ground. The series model now compares sunlight and charge, and a pictogram on its display shows when the panels need cleaning. We also moved the handle, because the first position could not be opened with a cold box in the other hand.

> The effect of dust cannot be found in a laboratory.

**Lin Zhihan, Director of Research and Development**

The full report has been sent to the health directorate and is part of our application for WHO prequalification.`,
    es_ES: `Un R240 de preserie ha completado 26 semanas en un almacén de vacunas de distrito del Sahel. Se mantuvo entre 2 °C y 8 °C todos los días de la prueba, incluidos cinco en los que el campo solar se desconectó a propósito.

## La instalación

El R240 es un frigorífico solar de accionamiento directo: el compresor funciona con un campo fotovoltaico de 480 W y, en lugar de baterías, acumula hielo. El almacén tiene cubierta metálica, carece de red eléctrica y no cuenta con más ventilación que dos ventanas. De abril a junio la sala llegó a 41,8 °C; el aire exterior, a 44,6 °C.

Colocamos 30 sensores entre envases simulados con la masa térmica de una carga completa. Un registrador independiente midió en paralelo y la dirección regional de salud custodió su llave.

## Resultados

- Lectura más alta con el campo conectado: 6,9 °C
- Lectura más baja: 2,6 °C, sin ningún envase por debajo de 2 °C
- Con el campo desconectado: 121 horas hasta que el primer sensor alcanzó 8 °C
- Recuperación completa del hielo: dos días y medio de sol

La desconexión se hizo en la primera semana de mayo, con la sala calentada a 43 °C constantes. El personal abrió el equipo como en un día de vacunación, doce veces cada mañana.

## Qué hemos cambiado

El polvo tuvo más efecto del esperado. En la sexta semana, los paneles daban un 23 % menos que el primer día, lo que no se apreciaba desde el suelo. El modelo de serie compara ahora la insolación y la carga, y un pictograma en la pantalla indica cuándo limpiar los paneles. También cambiamos de sitio el tirador, porque no podía accionarse con una caja fría en la otra mano.

> El efecto del polvo no se descubre en un laboratorio.

**Lin Zhihan, directora de Investigación y Desarrollo**

El informe completo se ha enviado a la dirección de salud y forma parte de nuestra solicitud de precalificación ante la OMS.`,
    fr_FR: `Un R240 de présérie vient de passer 26 semaines dans un dépôt de vaccins de district, au Sahel. Il est resté entre 2 °C et 8 °C chaque jour de l’essai, y compris les cinq jours durant lesquels le champ solaire avait été débranché volontairement.

## L’installation

Le R240 est un réfrigérateur solaire à entraînement direct : le compresseur est alimenté par un champ photovoltaïque de 480 W et une réserve de glace remplace la batterie. Le dépôt a un toit de tôle, pas de réseau électrique et, pour toute ventilation, deux fenêtres. D’avril à juin, la pièce a atteint 41,8 °C ; l’air extérieur, 44,6 °C.

Nous avons placé 30 sondes parmi des boîtes factices ayant la masse thermique d’un chargement complet. Un enregistreur indépendant mesurait en parallèle ; la direction régionale de la santé en gardait la clé.

## Résultats

- Valeur la plus haute, champ connecté : 6,9 °C
- Valeur la plus basse : 2,6 °C, aucune boîte n’étant passée sous 2 °C
- Champ débranché : 121 heures avant qu’une première sonde n’atteigne 8 °C
- Reconstitution complète de la glace : deux jours et demi de soleil

Le débranchement a eu lieu la première semaine de mai, la pièce étant chauffée à 43 °C en continu. Le personnel ouvrait l’appareil comme un jour de vaccination, douze fois par matinée.

## Ce que nous avons modifié

L’effet de la poussière a été plus important que prévu. À la sixième semaine, les panneaux produisaient 23 % de moins qu’au premier jour, sans que cela se voie du sol. Le modèle de série compare désormais ensoleillement et charge, et un pictogramme à l’écran indique quand nettoyer les panneaux. La poignée a aussi changé de place : on ne pouvait pas la saisir avec une glacière dans l’autre main.

> L’effet de la poussière ne peut pas être étudié en laboratoire.

**Lin Zhihan, directrice de la recherche et du développement**

Le rapport complet a été remis à la direction de la santé ; il est joint à notre demande de préqualification auprès de l’OMS.`,
  },
}
