import { chineseOnly } from '../../sites'
import { companyId } from '../ids'
import { inChinese } from '../in-chinese'
import type { CompanyTextSeed } from '../types'

/** The page at `/zh_CN/aboutUsNew` (readings 5). */
export const secondAbout: CompanyTextSeed = {
  id: companyId('text', 3),
  place: 'second-about',
  sites: chineseOnly,
  picture: 'about-lab.webp',
  updateTime: '2026-09-28T09:00:00+08:00',
  title: inChinese('走进诺凡'),
  lead: inChinese(
    '工厂、测试中心和服务大厅都可以参观。每周二、周四开放，提前一周预约，可以带上自己的温度计。',
  ),
  content: inChinese(`## 参观路线

全程约 2.5 小时，由当班工程师讲解，每组不超过 12 人。

~~~figures
120 | 个 | 二号线测试工位
31 | 间 | 环境试验室
376 | 组 | 2025 年接待的来访团体
~~~

1. **一号线总装**：从钣金、发泡到充注，两台天平各称一次制冷剂，精确到克
2. **二号线测试大厅**：恒温 32 °C、120 个工位，机械臂每小时开关一次箱门
3. **测试中心**：31 间环境试验室，可模拟 −30 °C 至 +60 °C；在消声室内感受 46 dB(A) 的噪声水平
4. **低温实验室**：液氮罐的蒸发称量与样本出入罐的温度记录
5. **服务大厅**：应答全国的报警电话，墙上显示当天的应答时间

## 可查阅的原始数据

产品资料上的任何一个数据，参观者都可以要求查看原始记录，包括日期、设备、试验室和传感器。2025 年共接待 376 组来访，询问最多的三个数据是：

- U830 的日耗电量：−80 °C、环境 25 °C 时 7.2 kWh
- U830 断电后的升温时间：−80 °C 升至 −50 °C，290 分钟
- 二号线投产 60 天的一次通过率：98.3%，现值每周一更新

## 学校与公众

每年秋天有一个工厂开放日，中小学生可以动手灌装冰排、判读温度曲线；学校组团参观全年接待，2026 年已接待 730 名学生。

## 预约

请致电 400-000-0086，或发邮件至 [visit@norvane.example](mailto:visit@norvane.example)，说明单位、人数与关心的设备。生产区需穿防静电鞋，我们备有各种尺码；拍照请在登记处领取绿色手环。

**地址**：山海省青屿市高新区冷泉路 86 号，地铁 4 号线冷泉路站 B 口步行 600 米。`),
}
