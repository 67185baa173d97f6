import { LicensesPart } from './licenses';
import { PurchasesPart } from './purchases';
import './products.scss';

/** The plan of the site, what was bought for it, and its licenses. */
export function ProductsPanel() {
	return (
		<div className="slipstream-products">
			<PurchasesPart />
			<LicensesPart />
		</div>
	);
}
