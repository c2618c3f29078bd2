export { Swiper } from 'swiper'
export { EffectFade } from 'swiper/modules'
