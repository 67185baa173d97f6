import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	CheckboxControl,
	MenuGroup,
	MenuItem,
	PanelBody,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { currencyDollar } from '@wordpress/icons';
import {
	getMessageByProductType,
	membershipsStore,
	priceInWords,
} from '@slipstream/memberships';
import { formatMoney, fromDecimal } from '@slipstream/money';
import { PlanDialog } from './plan-dialog';
import type { Product, ProductType } from '@slipstream/memberships';

interface Props {
	productType: ProductType;
	selectedIds: readonly number[];
	/** A chosen product that nobody has chosen: one that is added takes its place. */
	suggestedId?: number | undefined;
	onChange: ( ids: number[] ) => void;
}

/**
 * The price of a product, such as "$5.00 each month".
 *
 * @param product The product.
 */
export function describePrice( product: Product ): string {
	const { price, currency, interval } = product;
	const money = fromDecimal( price, currency );
	const amount = money
		? formatMoney( money )
		: `${ currency } ${ String( price ) }`;
	return priceInWords( amount, interval );
}

/** What stands for a chosen product that is not there any more. */
const missing = ( id: number, productType: ProductType ): Product => ( {
	id,
	title: getMessageByProductType( 'product not found', productType ),
	price: 0,
	currency: '',
	interval: '',
} );

/** What is said below a product: its price, or why the button does not sell it. */
function helpOf( product: Product, currency: string | undefined ): string {
	if ( ! product.currency ) {
		return __( 'Clear it to take it out of the button.', 'slipstream' );
	}
	const price = describePrice( product );
	return currency && product.currency !== currency
		? sprintf(
				/* translators: 1: a price, such as "$5.00 each month", 2: the code of a currency, such as EUR. */
				__(
					'%1$s. Not sold together with others: this button is in %2$s.',
					'slipstream'
				),
				price,
				currency
			)
		: price;
}

interface PartProps {
	productType: ProductType;
	products: Product[];
	selectedIds: readonly number[];
	/** The currency of what is sold: that of the first product that was chosen. */
	currency: string | undefined;
	onToggle: ( id: number ) => void;
	onAdd: () => void;
}

function ProductMenu( props: PartProps ) {
	const { productType, products, selectedIds, currency, onToggle, onAdd } =
		props;
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdownMenu
					icon={ currencyDollar }
					label={ getMessageByProductType(
						'select a product',
						productType
					) }
				>
					{ ( { onClose } ) => (
						<>
							<MenuGroup>
								{ products.map( ( product ) => (
									<MenuItem
										key={ product.id }
										role="menuitemcheckbox"
										isSelected={ selectedIds.includes(
											product.id
										) }
										info={ helpOf( product, currency ) }
										onClick={ () => onToggle( product.id ) }
									>
										{ product.title }
									</MenuItem>
								) ) }
							</MenuGroup>
							<MenuGroup>
								<MenuItem
									onClick={ () => {
										onClose();
										onAdd();
									} }
								>
									{ getMessageByProductType(
										'add a new product',
										productType
									) }
								</MenuItem>
							</MenuGroup>
						</>
					) }
				</ToolbarDropdownMenu>
			</ToolbarGroup>
		</BlockControls>
	);
}

function ProductPanel( props: PartProps ) {
	const { productType, products, selectedIds, currency, onToggle, onAdd } =
		props;
	return (
		<InspectorControls>
			<PanelBody
				title={ getMessageByProductType(
					'select a product',
					productType
				) }
			>
				{ products.map( ( product ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ product.id }
						label={ product.title }
						help={ helpOf( product, currency ) }
						checked={ selectedIds.includes( product.id ) }
						onChange={ () => onToggle( product.id ) }
					/>
				) ) }
				<p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onAdd }
					>
						{ getMessageByProductType(
							'add a new product',
							productType
						) }
					</Button>
				</p>
			</PanelBody>
		</InspectorControls>
	);
}

/** Chooses products, and adds new ones: in the toolbar and in the sidebar. */
export function ProductControls( {
	productType,
	selectedIds,
	suggestedId,
	onChange,
}: Props ) {
	const [ isAdding, setIsAdding ] = useState( false );
	const { products, isKnown, currency } = useSelect( ( select ) => {
		const from = select( membershipsStore );
		return {
			products: from.getProductsNoResolver(),
			isKnown: ! from.isApiStateLoading(),
			currency: from.getConnectedAccountDefaultCurrency(),
		};
	}, [] );
	const gone = isKnown
		? selectedIds.filter(
				( id ) => ! products.some( ( one ) => one.id === id )
			)
		: [];
	const parts: PartProps = {
		productType,
		products: [
			...products,
			...gone.map( ( id ) => missing( id, productType ) ),
		],
		selectedIds,
		currency: products.find( ( { id } ) => id === selectedIds[ 0 ] )
			?.currency,
		onToggle: ( id ) =>
			onChange(
				selectedIds.includes( id )
					? selectedIds.filter( ( one ) => one !== id )
					: [ ...selectedIds, id ]
			),
		onAdd: () => setIsAdding( true ),
	};
	return (
		<>
			<ProductMenu { ...parts } />
			<ProductPanel { ...parts } />
			{ isAdding && (
				<PlanDialog
					productType={ productType }
					initial={ currency ? { currency } : {} }
					onSaved={ ( ids ) =>
						onChange( [
							...selectedIds.filter(
								( id ) => id !== suggestedId
							),
							...ids,
						] )
					}
					onClose={ () => setIsAdding( false ) }
				/>
			) }
		</>
	);
}
