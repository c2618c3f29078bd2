import type { RequestSeed } from './types'

export const chineseRequestSeeds: RequestSeed[] = [
  {
    id: '1219000000000000011',
    reference: '7KQM-4RTD',
    ...{ kind: 'contact', site: 'zh_CN', status: 'new', hoursAgo: 3 },
    page: '/zh_CN/products?id=1211952306528985089',
    products: ['U830'],
    subscription: true,
    fields: {
      ...{ name: '沈若溪', mobile: '13800000017', email: 'shen.ruoxi@yunting-hospital.example' },
      ...{ province: '浙江省', city: '宁波市', company: '云汀市中心医院 生物样本库' },
      ...{ quantity: '4', destination: '中国' },
      content:
        '我院样本库二期计划新增 4 台 −86 °C 超低温保存箱，机房室温约 27 °C，层高 2.6 米。请提供 U830 的报价、到货周期和首年维保内容，并说明旧设备能否回收。谢谢。',
    },
  },
  {
    id: '1219000000000000021',
    reference: '2FXW-N8HB',
    ...{ kind: 'contact', site: 'zh_CN', status: 'progress', hoursAgo: 70, owner: 'inbox' },
    page: '/zh_CN/solutions',
    note: '已电话沟通，周四前给方案；需要海拔 3,600 米以上的使用案例。',
    products: ['R240', 'R100'],
    subscription: true,
    fields: {
      ...{ name: '多吉', mobile: '13800000025', email: 'duoji@xuefeng-cdc.example' },
      ...{ province: '青海省', city: '西宁市', company: '雪峰县疾病预防控制中心' },
      quantity: '11',
      content:
        '我们有 11 个乡镇接种点没有稳定供电，想了解太阳能疫苗冷藏箱在高海拔、冬季光照不足时的保温时长，以及太阳能板的安装条件。',
    },
  },
  {
    id: '1219000000000000031',
    reference: 'C5VJ-93PA',
    ...{ kind: 'message', site: 'zh_CN', status: 'done', hoursAgo: 290, owner: 'editor' },
    page: '/cn',
    note: '已将校准证书模板发送至对方邮箱。',
    subscription: true,
    fields: {
      ...{ name: '罗启明', email: 'luoqiming@nanwan-university.example', phone: '020-0000-0136' },
      ...{ province: '广东省', city: '广州市', organ: '南湾大学 实验动物中心' },
      content:
        '请问 Trace 4 监测终端的探头校准周期是多久？能否提供一份校准证书样本，供我们的质量体系评审使用？',
    },
  },
  {
    id: '1219000000000000041',
    reference: 'X0DE-6YKM',
    ...{ kind: 'message', site: 'zh_CN', status: 'new', hoursAgo: 26 },
    page: '/zh_CN/support',
    subscription: true,
    fields: {
      ...{ name: '韩雪', email: 'hanxue@songyuan-blood.example', phone: '0431-0000-0088' },
      ...{ province: '吉林省', city: '长春市', organ: '松原中心血站' },
      content:
        '血液冷藏箱搬迁到新楼后需要重新做验证，请问贵公司是否提供 IQ/OQ 服务？从预约到上门一般需要几天？',
    },
  },
]
