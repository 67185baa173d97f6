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
import { Missing } from '../../missing';

/** A product, as far as it is shown. */
export interface Product {
	slug: string;
	/** The plugin that it comes with: this one, or another. */
	plugin_slug: string;
	title: string;
	description: string;
	status: string;
	is_bundle: boolean;
	manage_url: string;
}

type ProductMap = Readonly< Record< string, Product > >;

const ROUTE = 'my-jetpack/v1/site/products';

/** Products of products are shown as their parts. */
const partsOf = ( products: ProductMap ) =>
	Object.values( products ).filter(
		( { is_bundle: isBundle } ) => ! isBundle
	);

const isAbsent = ( { status }: Product ) => status === 'plugin_absent';

/** What no plugin brings that could be installed. */
const isMissing = ( product: Product ) =>
	isAbsent( product ) && product.plugin_slug === 'slipstream';

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
					label={ __( 'Activate', 'slipstream' ) }
					describedBy={ `slipstream-product-${ slug }` }
				/>
			) }
		</li>
	);
}

/** The products that are here. */
export function ProductList() {
	const resource = useResource< ProductMap >( ROUTE );
	const onChange = ( changed: ProductMap ) => {
		resource.update( ( all ) => ( { ...all, ...changed } ) );
		// Others may be made of the same.
		void resource.reload();
	};
	return (
		<ResourceContent resource={ resource } lines={ 6 }>
			{ ( products ) => (
				<>
					<ul className="slipstream-products__rows">
						{ partsOf( products )
							.filter( ( product ) => ! isAbsent( product ) )
							.map( ( product ) => (
								<Row
									key={ product.slug }
									product={ product }
									onChange={ onChange }
								/>
							) ) }
					</ul>
					<Missing
						names={ partsOf( products )
							.filter( isMissing )
							.map( ( { title } ) => title ) }
					/>
				</>
			) }
		</ResourceContent>
	);
}
