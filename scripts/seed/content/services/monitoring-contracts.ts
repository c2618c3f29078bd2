import { internationalOnly } from '../sites'
import type { ServiceTypeSeed } from './types'

export const monitoringContracts: ServiceTypeSeed = {
  id: '1214000000000002205',
  slug: 'monitoring-contracts',
  mode: 'tabs',
  contractLayout: 'special',
  cover: 'service-monitoring.webp',
  order: 5,
  sites: internationalOnly,
  updateTime: '2026-07-08T09:00:00+02:00',
  name: {
    zh_CN: '监测服务合同',
    en_EN: 'Monitoring Service Contracts',
    es_ES: 'Contratos de servicio de monitorización',
    fr_FR: 'Contrats de surveillance',
  },
  content: {
    zh_CN: `报警需要有人处理。六个月里，14 家医院和样本库共发出 2,960 条报警，212 条在半小时内无人查看。监测服务合同确保每条报警都有人应答。

~~~figures
10 | 秒 | Trace 4 记录间隔
90 | 天 | 断网时的网关缓存时间
58 | % | 试点期间的报警降幅
~~~

## 两个等级

- **Monitoring Basic**：平台、探头校准、软件更新；报警由您的人员应答
- **Monitoring Plus**：另由我们的值班席接听，先判断，再呼叫，直到有人应答

## 数据来源

Trace 4 每 10 秒记录温度、液位、门状态与供电，设备端保存十年，网关断网缓存 90 天。其他品牌的冰箱加装无线探头即可接入，不需要厂家配合。

## 应答流程

1. 值班席查看曲线，判断是箱门、供电还是压缩机的问题
2. 按名单呼叫，五分钟一位，十分钟到科室负责人
3. 应答的语音或文字连同时间一并保存
4. 次日早上提交一页小结，说明经过和待办事项

## 减少误报

前两周平台统计每台设备的使用规律，再提出延时建议，由您逐条确认。试点期间报警减少 58%，没有遗漏重要报警。

## 服务边界

我们不代替您修改限值，也不代替您判断样本是否可用。数据可以留在您自己的服务器上；值班席只能查看您授权的设备。合同终止时，全部历史数据以开放格式移交，平台不留副本。`,
    en_EN: `An alarm is of use only if somebody responds. In six months 14 hospitals and biobanks received 2,960 alarms, and 212 of them went unread for half an hour. A monitoring contract ensures a response.

~~~figures
10 | seconds | between two readings
90 | days | of data in the gateway
58 | % | fewer alarms at 14 sites
~~~

## Two levels

- **Monitoring Basic:** the platform, calibration of the probes and updates; your own staff answer the alarms
- **Monitoring Plus:** our desk assesses the alarm first and then calls until somebody has replied

## Where the data come from

Trace 4 records temperature, level, door and power every ten seconds and stores ten years of readings on board and 90 days in the gateway. Freezers of other makes are connected by a wireless probe, without their manufacturer’s involvement.

## How an alarm is answered

1. The desk reads the curve: is it the door, the power supply or a compressor?
2. It goes down your call list, to the next person after five minutes, to the head of service after ten
3. The answer is spoken or typed, and stored with its time
4. In the morning you receive one page: what happened, and what remains to be done

## Fewer alarms

For two weeks the platform records the usual pattern of each unit and then proposes delays, which you accept or decline one by one. At the 14 sites alarms fell by 58%, without losing any that mattered.

## Limits

We do not change your alarm limits and do not judge your samples. Data may stay on your own server; the desk sees only the units that you have authorised. When a contract ends, all data are handed over in an open format and no copy is kept.`,
    es_ES: `Una alarma solo es útil si alguien responde. En seis meses, 14 hospitales y biobancos recibieron 2960 alarmas, y 212 de ellas quedaron media hora sin leer. Un contrato de monitorización garantiza la respuesta.

~~~figures
10 | segundos | entre dos lecturas
90 | días | de datos en la pasarela
58 | % | menos de alarmas en 14 centros
~~~

## Dos niveles

- **Monitoring Basic:** la plataforma, la calibración de las sondas y las actualizaciones; a las alarmas responde su personal
- **Monitoring Plus:** responde primero nuestro servicio de guardia, que evalúa la alarma y llama hasta que alguien responde

## De dónde proceden los datos

Trace 4 registra temperatura, nivel, puerta y corriente cada diez segundos, guarda diez años en el equipo y 90 días en la pasarela. Los congeladores de otras marcas se conectan con una sonda inalámbrica, sin ayuda de su fabricante.

## Cómo se responde a una alarma

1. El servicio de guardia examina la curva: ¿es la puerta, la alimentación o un compresor?
2. Llama según su lista, a la siguiente persona a los cinco minutos y al jefe de servicio a los diez
3. La respuesta, hablada o escrita, se guarda con su hora
4. Por la mañana recibe un resumen de una página: qué ocurrió y qué queda por hacer

## Menos alarmas

Durante dos semanas la plataforma registra el uso habitual de cada equipo y luego propone retardos, que usted acepta o rechaza uno a uno. En los 14 centros, las alarmas bajaron un 58 %, sin perder ninguna importante.

## Límites

No cambiamos sus límites de alarma ni juzgamos sus muestras. Los datos pueden quedarse en su servidor; el servicio de guardia solo ve los equipos que usted autoriza. Al terminar el contrato, todos los datos se entregan en un formato abierto y no se conserva copia.`,
    fr_FR: `Une alarme n’est utile que si quelqu’un y répond. En six mois, 14 hôpitaux et biobanques ont reçu 2 960 alarmes, dont 212 sont restées non lues pendant une demi-heure. Un contrat de surveillance garantit la réponse.

~~~figures
10 | secondes | entre deux relevés
90 | jours | de données dans la passerelle
58 | % | d’alarmes en moins, 14 sites
~~~

## Deux niveaux

- **Monitoring Basic :** la plateforme, l’étalonnage des sondes et les mises à jour ; vos équipes répondent
- **Monitoring Plus :** notre permanence répond d’abord, examine la courbe, puis appelle jusqu’à ce que quelqu’un réponde

## D’où viennent les données

Trace 4 enregistre température, niveau, porte et courant toutes les dix secondes et garde dix ans de données dans l’appareil, 90 jours dans la passerelle. Les congélateurs d’autres marques se raccordent par une sonde sans fil, sans intervention de leur fabricant.

## Comment une alarme est traitée

1. La permanence examine la courbe : s’agit-il de la porte, de l’alimentation ou d’un compresseur ?
2. Elle appelle selon votre liste, la personne suivante au bout de cinq minutes, le chef de service au bout de dix
3. La réponse, orale ou écrite, est conservée avec son heure
4. Le matin, un résumé d’une page : ce qui s’est passé, ce qui reste à faire

## Moins d’alarmes

Pendant deux semaines, la plateforme enregistre l’usage habituel de chaque appareil, puis propose des temporisations, que vous acceptez ou refusez une à une. Sur les 14 sites, le nombre d’alarmes a baissé de 58 % ; aucune alarme importante n’a été perdue.

## Les limites

Nous ne modifions pas vos seuils et ne jugeons pas vos échantillons. Les données peuvent rester sur votre serveur ; la permanence ne voit que ce que vous autorisez. À la fin du contrat, toutes les données vous sont remises dans un format ouvert et nous n’en gardons pas de copie.`,
  },
}
