import { LicensesPart } from './licenses';
import { PlanPart } from './plan';
import './products.scss';

/** The plan of the site, what was bought for it, and its licenses. */
export function ProductsPanel() {
	return (
		<div className="slipstream-products">
			<PlanPart />
			<LicensesPart />
		</div>
	);
}
