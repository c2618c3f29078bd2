export const chinese = `## 业务与规模

诺凡生物医疗股份有限公司（以下简称“诺凡”）从事生物医疗低温设备的研发、制造与服务，产品包括医用冷藏箱、低温与超低温保存箱（超低温冰箱）、气相液氮罐、疫苗与血液冷链设备、冷库、生物安全柜，以及与之联网的温度监测平台，覆盖样本、疫苗、血液、医药供应链和生物安全五类场景。

公司现有员工 1,640 人，其中研发人员 286 人；总部、工厂与测试中心同在青屿市高新区，国内有自建与授权服务网点 70 多个，在英国利兹、美国达勒姆、西班牙赫塔菲、法国里昂设有子公司，欧洲服务中心位于鹿特丹。产品销往 120 多个国家和地区，用户包括 500 多家生物样本库；累计获得技术专利 200 多项。2021 年 10 月，公司在山海证券交易所上市。

## 2003–2008：创立

创始人顾承宇从事实验室冰箱维修十四年，2003 年开始自行制造。当年 5 月，他与十位同事在青屿租下 600 平方米厂房，第一年交付 41 台实验室冷藏箱，每台都附一页 24 小时实测数据，这一做法延续至今。

2004 年，第一台 −40 °C 血浆低温保存箱交付青屿市中心血站；2006 年 9 月，第一台 −86 °C 立式超低温保存箱下线；2008 年，12 台超低温保存箱运抵泰国清迈的一所大学，是诺凡的首批出口设备。

## 2009–2013：测试中心

2009 年，测试中心先于办公楼建成，首期设 14 间环境试验室，可模拟 −30 °C 至 +60 °C 的使用地气候。公司自此规定：产品资料上的每个数据都要在这里实测，并写明试验条件。

2012 年，在这里研制的首款太阳能直驱疫苗冷藏箱通过世界卫生组织预认证，不用蓄电池，以冰蓄冷。同年，产品进入欧洲市场。

## 2014–2019：从单台设备到完整冷链

2014 年推出气相液氮罐，2016 年推出生物安全柜，2018 年 Trace 监测平台上线，超温时自动通知值班人员。2019 年，高原乡镇疫苗冷链项目启动，到 2025 年 4 月送达第 1,000 台太阳能疫苗冷藏箱，最高的一台在海拔 4,310 米。

## 2020 年至今：两条生产线，一个碳氢平台

2020 年，年产 3.6 万台的一号线投产；2026 年 5 月，年产 2.4 万台的二号线投产，全厂产能达到 6 万台。二号线测试大厅有 120 个工位，每台超低温保存箱都要在 32 °C 环境中连续运行 24 小时才能出厂。

2022 年底起，供应欧洲的设备全部停用氢氟碳化物制冷剂。2025 年 8 月，第三代碳氢平台的首款产品 U830 上市：容积 829 升，−80 °C 下每天耗电 7.2 kWh，比上一代 11.6 kWh 减少 38%；随机抽取三台，由独立实验室复测，平均值为 7.20 kWh。

2025 年 6 月，诺凡与南湾大学共建低温生物保存联合实验室；2026 年 6 月，Trace 4 发布，接入设备 6.1 万台；2026 年 9 月，东湖样本库二期启用，新增 186 台 U830 和 24 台 V1000，总库容增至 2,000 万份；10 月，鹿特丹服务中心启用，常备 11,400 种备件。

## 始终坚持的做法

- 数据来自实测，写明条件，用户可以复测
- 停产机型的备件与服务保留十年
- 任何一位员工发现问题都可以拉绳停线
- 每一次报警都要有人应答

> 样本的质量要靠温度记录证明，记录要经得起查验。

**顾承宇，创始人、董事长**`

export const english = `## Who we are

Norvane Biomedical develops, builds and maintains equipment for the cold chain of medicine and life science: refrigerators, freezers, nitrogen vessels, cold rooms, biosafety cabinets, and the monitoring platform that connects them. The company employs 1,640 people, 286 of them in research and development. Head office, plant and test centre share one site in Qingyu, in the province of Shanhai. Subsidiaries in Leeds, Durham (North Carolina), Getafe and Lyon and a service hub in Rotterdam support customers abroad. Norvane equipment is in use in more than 120 countries and in more than 500 biobanks.

## The first years, 2003 to 2008

Gu Chengyu had repaired laboratory freezers for fourteen years before he decided to build one. In May 2003 he and ten colleagues rented 600 m² in Qingyu. They delivered 41 laboratory refrigerators in the first year, each with a page of readings taken over 24 hours. Customers valued this page, and every unit has been delivered with one ever since.

~~~figures
600 | m² | rented in Qingyu
41 || refrigerators in year one
24 | hours | of readings with each
~~~

A plasma freezer for −40 °C followed in 2004. The first −86 °C upright was finished in September 2006 after two years of development. In 2008 twelve more went to a university in Chiang Mai, our first delivery abroad.

## The test centre, 2009 to 2013

The test centre opened in 2009, two years before there was an office building. It began with 14 climate chambers that reproduce the climates in which the equipment is used, from −30 °C to +60 °C. Since then, every published figure has been measured there and is stated with its conditions.

In 2012 the first solar direct-drive refrigerator developed there was prequalified by the World Health Organization. It has no battery; it stores solar energy as ice. Deliveries to Europe began in the same year.

## From freezers to the complete cold chain, 2014 to 2019

Nitrogen vessels were added to the range in 2014, biosafety cabinets in 2016. The Trace monitoring platform followed in 2018, with alarm calls by telephone. The plateau programme began in 2019 with the provincial health authorities. In April 2025 its thousandth solar refrigerator reached a health centre at 4,310 metres.

Over the same years subsidiaries opened near customers abroad: Leeds in 2015, Durham, North Carolina, in 2016, Getafe in 2017, Lyon in 2018.

## Two lines and a third platform, since 2020

Line one started in 2020 with a capacity of 36,000 units a year. Line two followed in May 2026 and adds 24,000; its test hall has 120 positions, and each freezer spends a full day there at 32 °C before it leaves. Since October 2021 the company’s shares have been traded on the Shanhai Stock Exchange.

No freezer for Europe has contained an HFC since the end of 2022. The third hydrocarbon platform appeared in August 2025 with the U830: 829 litres, and 7.2 kWh a day at −80 °C, compared with 11.6 for the previous model. An independent laboratory took three from our stock and measured 7.20 kWh on average.

A joint laboratory with Nanwan University opened in June 2025. Trace 4 was launched in June 2026 with 61,000 devices connected. In September the East Lake Biobank opened its second phase with 186 U830 freezers and 24 V1000 vessels, and in October the Rotterdam hub opened with 11,400 part numbers in stock.

## What has not changed

- A figure is measured, stated with its conditions and open to anyone who wants to repeat it
- Parts and service remain available for ten years after production of a model ends
- Anybody on the line may stop it, and nobody has to explain why
- Every alarm has to be answered by a person

> A sample is only as good as its record, and the record has to stand up to any inspection.

**Gu Chengyu, Founder and Chairman**`
