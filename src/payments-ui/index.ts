/** What blocks that take payments are made with in the editor. */
export { DONATIONS_ADDRESS } from './addresses';
export { ConnectNotice, PaymentNotices } from './block-notices';
export { PlanDialog } from './plan-dialog';
export { describePrice, ProductControls } from './product-controls';
export { useProducts } from './use-products';
