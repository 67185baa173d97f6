import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	isReachable,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';

/** A product, as far as it is shown. */
export interface Product {
	slug: string;
	title: string;
	description: string;
	status: string;
	is_bundle: boolean;
	manage_url: string;
}

type ProductMap = Readonly< Record< string, Product > >;

const ROUTE = 'my-jetpack/v1/site/products';

/** What is not here is not offered; products of products are shown as their parts. */
const isShown = ( { status, is_bundle: isBundle }: Product ) =>
	status !== 'plugin_absent' && ! isBundle;

function ManageLink( { title, url }: { title: string; url: string } ) {
	return (
		<a
			href={ url }
			aria-label={ sprintf(
				/* translators: %s: the name of a product. */
				__( 'Manage %s', 'slipstream' ),
				title
			) }
		>
			{ __( 'Manage', 'slipstream' ) }
		</a>
	);
}

function Row( {
	product,
	onChange,
}: {
	product: Product;
	onChange: ( changed: ProductMap ) => void;
} ) {
	const { slug, title, description, status, manage_url: url } = product;
	const isOn = status === 'active';
	const action = useAction( async () =>
		onChange(
			await getHttp().post< ProductMap >( `${ ROUTE }/activate`, {
				products: [ slug ],
			} )
		)
	);
	return (
		<li>
			<div>
				<strong id={ `slipstream-product-${ slug }` }>{ title }</strong>
				<p className="slipstream-ui-muted">{ description }</p>
				<Problem message={ action.problem } />
			</div>
			{ isOn ? (
				<span>
					{ __( 'On', 'slipstream' ) }{ ' ' }
					{ isReachable( url ) && (
						<ManageLink title={ title } url={ url } />
					) }
				</span>
			) : (
				<ActionButton
					action={ action }
					label={ __( 'Switch on', 'slipstream' ) }
					describedBy={ `slipstream-product-${ slug }` }
				/>
			) }
		</li>
	);
}

/** The products that are here. */
export function ProductList() {
	const resource = useResource< ProductMap >( ROUTE );
	return (
		<ResourceContent resource={ resource } lines={ 6 }>
			{ ( products ) => (
				<ul className="slipstream-products__rows">
					{ Object.values( products )
						.filter( isShown )
						.map( ( product ) => (
							<Row
								key={ product.slug }
								product={ product }
								onChange={ ( changed ) => {
									resource.update( ( all ) => ( {
										...all,
										...changed,
									} ) );
									// Others may be made of the same.
									void resource.reload();
								} }
							/>
						) ) }
				</ul>
			) }
		</ResourceContent>
	);
}
