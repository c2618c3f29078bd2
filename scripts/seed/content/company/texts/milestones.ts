import { everywhere } from '../../sites'
import { companyId } from '../ids'
import type { CompanyTextSeed } from '../types'

/** 'Milestones & Awards' of the news (S1 2.8). */
export const milestonesText: CompanyTextSeed = {
  id: companyId('text', 2),
  place: 'milestones',
  sites: everywhere,
  picture: 'history-2026.webp',
  updateTime: '2026-10-20T09:00:00+08:00',
  title: {
    zh_CN: '里程碑与荣誉',
    en_EN: 'Milestones & Awards',
    es_ES: 'Hitos y premios',
    fr_FR: 'Dates clés et distinctions',
  },
  lead: {
    zh_CN: '从一间 600 平方米的厂房，到年产 6 万台的工厂。',
    en_EN: 'From a rented workshop of 600 m² to a plant for 60,000 units a year.',
    es_ES: 'De un taller alquilado de 600 m² a una planta para 60 000 equipos al año.',
    fr_FR: 'D’un atelier loué de 600 m² à une usine de 60 000 appareils par an.',
  },
  content: {
    zh_CN: `~~~figures
7.2 | kWh/天 | U830 日耗电
121 | 小时 | 43 °C 无日照自持时间
11,400 | 种 | 鹿特丹常备备件
~~~

## 产品

- **2006 年 9 月** 首台 −86 °C 立式超低温保存箱下线
- **2012 年 8 月** 首款太阳能直驱疫苗冷藏箱通过世界卫生组织预认证
- **2014 年 6 月** 首款气相液氮罐上市
- **2018 年 3 月** Trace 监测平台上线
- **2025 年 8 月** 第三代碳氢平台首款产品 U830 上市，每天 7.2 kWh
- **2026 年 4 月** R240 太阳能直驱疫苗冷藏箱通过世界卫生组织预认证，43 °C 无日照自持 121 小时

## 工厂与服务

- **2009 年 7 月** 测试中心启用，首期 14 间环境试验室
- **2020 年 9 月** 一号线投产，年产能 3.6 万台
- **2026 年 5 月** 二号线投产，年产能 2.4 万台
- **2026 年 10 月** 鹿特丹服务中心启用，备件 11,400 种

## 荣誉

- **2013 年** 山海省科学技术进步奖一等奖：太阳能直驱蓄冷技术
- **2019 年** 山海省工业设计金奖：Trace 监测终端
- **2022 年** 山海省绿色工厂，依据一号线实测数据
- **2025 年** 可持续实验室名录首批收录：U830，三台抽样实测 7.20 kWh
- **2026 年** 山海省省长质量奖

每一项的经过，见下方各年记录。需要证书或检测报告原件的，请致函 [press@norvane.example](mailto:press@norvane.example)，三个工作日内答复。`,
    en_EN: `~~~figures
7.2 | kWh a day | U830
121 | hours | R240 without sun at 43 °C
11,400 || part numbers in Rotterdam
~~~

## Products

- **September 2006** First −86 °C upright freezer
- **August 2012** First solar direct-drive vaccine refrigerator prequalified by WHO
- **June 2014** Vapour-phase nitrogen vessels join the range
- **March 2018** The Trace monitoring platform goes into service
- **August 2025** U830, first freezer on the third hydrocarbon platform, at 7.2 kWh a day
- **April 2026** R240 prequalified by WHO: 121 hours without sun at 43 °C

## Plant and service

- **July 2009** Test centre opens with 14 climate chambers
- **October 2012** First deliveries to Europe
- **September 2020** Line one, 36,000 units a year
- **December 2022** Last HFC freezer for Europe leaves the plant
- **May 2026** Line two, a further 24,000 a year
- **October 2026** Rotterdam service hub opens with 11,400 part numbers

## Awards

- **2013** Shanhai Province Science and Technology Progress Award, first class, for solar ice storage
- **2019** Shanhai Industrial Design Award, gold, for the Trace monitor
- **2022** Green Factory of Shanhai Province, on the measured figures of line one
- **2025** Sustainable Laboratories Register: U830, three units drawn by lot, 7.20 kWh on average
- **2026** Governor’s Quality Award of Shanhai Province

The years in between are described in [Our History](/en/aboutUs/history?listid=0). Journalists and auditors who need a certificate or a test report can write to [press@norvane.example](mailto:press@norvane.example); we answer within three working days and send the original where there is one.`,
    es_ES: `~~~figures
7,2 | kWh al día | U830
121 | horas | R240 sin sol a 43 °C
11 400 || referencias en Róterdam
~~~

## Productos

- **Septiembre de 2006** Primer congelador vertical de −86 °C
- **Agosto de 2012** La OMS precalifica el primer frigorífico solar de accionamiento directo
- **Junio de 2014** Los recipientes de nitrógeno en fase vapor entran en la gama
- **Marzo de 2018** Entra en servicio la plataforma de monitorización Trace
- **Agosto de 2025** U830, primer congelador de la tercera plataforma de hidrocarburos: 7,2 kWh al día
- **Abril de 2026** La OMS precalifica el R240: 121 horas sin sol a 43 °C

## Fábrica y servicio

- **Julio de 2009** Se abre el centro de ensayos, con 14 cámaras climáticas
- **Octubre de 2012** Primeras entregas en Europa
- **Septiembre de 2020** Línea uno, 36 000 equipos al año
- **Diciembre de 2022** Sale de fábrica el último congelador con HFC para Europa
- **Mayo de 2026** Línea dos, otros 24 000 al año
- **Octubre de 2026** Se abre el centro de servicio de Róterdam, con 11 400 referencias en stock

## Premios

- **2013** Premio al Progreso Científico y Técnico de la provincia de Shanhai, primera clase, por la acumulación de energía solar en hielo
- **2019** Premio de Diseño Industrial de Shanhai, oro, por el monitor Trace
- **2022** Fábrica Verde de la provincia de Shanhai, por los datos medidos en la línea uno
- **2025** Registro de Laboratorios Sostenibles: U830, tres unidades elegidas al azar, 7,20 kWh de media
- **2026** Premio de Calidad del Gobernador de Shanhai

La historia completa está en [Nuestra historia](/en/aboutUs/history?listid=0). Si necesita un certificado o un informe de ensayo para un artículo o una auditoría, escriba a [press@norvane.example](mailto:press@norvane.example); respondemos en tres días laborables.`,
    fr_FR: `~~~figures
7,2 | kWh par jour | U830
121 | heures | R240 sans soleil à 43 °C
11 400 || références à Rotterdam
~~~

## Produits

- **Septembre 2006** Premier congélateur vertical à −86 °C
- **Août 2012** L’OMS préqualifie le premier réfrigérateur solaire à entraînement direct
- **Juin 2014** Les cuves d’azote en phase vapeur rejoignent la gamme
- **Mars 2018** La plateforme de surveillance Trace entre en service
- **Août 2025** U830, premier congélateur de la troisième plateforme à hydrocarbures : 7,2 kWh par jour
- **Avril 2026** L’OMS préqualifie le R240 : 121 heures sans soleil à 43 °C

## Usine et service

- **Juillet 2009** Ouverture du centre d’essais, 14 enceintes climatiques
- **Octobre 2012** Premières livraisons en Europe
- **Septembre 2020** Ligne un, 36 000 appareils par an
- **Décembre 2022** Le dernier congélateur à HFC destiné à l’Europe quitte l’usine
- **Mai 2026** Ligne deux, 24 000 de plus par an
- **Octobre 2026** Ouverture du centre de service de Rotterdam, 11 400 références

## Distinctions

- **2013** Prix du progrès scientifique et technique de la province de Shanhai, première classe, pour le stockage de l’énergie solaire par la glace
- **2019** Prix du design industriel de Shanhai, or, pour l’enregistreur Trace
- **2022** Usine verte de la province de Shanhai, sur les mesures de la ligne un
- **2025** Registre des laboratoires durables : U830, trois appareils tirés au sort, 7,20 kWh en moyenne
- **2026** Prix de la qualité du gouverneur de Shanhai

L’histoire complète figure dans [Notre histoire](/en/aboutUs/history?listid=0). Journalistes et auditeurs peuvent demander un certificat ou un rapport d’essai à [press@norvane.example](mailto:press@norvane.example) ; nous répondons sous trois jours ouvrés.`,
  },
}
