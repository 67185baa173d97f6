import { __ } from '@wordpress/i18n';
import { LicensesPart } from './licenses';
import { ProductList } from './product-list';
import { PurchasesPart } from './purchases';
import './products.scss';

/** What the site has, what was bought for it, and its licenses. */
export function ProductsPanel() {
	return (
		<div className="slipstream-products">
			<section>
				<h3>{ __( 'Products', 'slipstream' ) }</h3>
				<ProductList />
			</section>
			<PurchasesPart />
			<LicensesPart />
		</div>
	);
}
