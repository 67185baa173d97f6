import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	CheckboxControl,
	ExternalLink,
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
} from '@slipstream/memberships';
import { formatMoney, fromDecimal } from '@slipstream/money';
import { ORDERS_ADDRESS } from './addresses';
import { PlanDialog } from './plan-dialog';
import type { Product, ProductType } from '@slipstream/memberships';

interface Props {
	productType: ProductType;
	selectedIds: readonly number[];
	onChange: ( ids: number[] ) => void;
}

/**
 * The price of a product, such as "$5.00 monthly".
 *
 * @param product The product.
 */
export function describePrice( product: Product ): string {
	const { price, currency, interval } = product;
	const money = fromDecimal( price, currency );
	const amount = money
		? formatMoney( money )
		: `${ currency } ${ String( price ) }`;
	if ( interval === '1 month' ) {
		/* translators: %s: an amount of money. */
		return sprintf( __( '%s monthly', 'slipstream' ), amount );
	}
	if ( interval === '1 year' ) {
		/* translators: %s: an amount of money. */
		return sprintf( __( '%s yearly', 'slipstream' ), amount );
	}
	return amount;
}

interface PartProps {
	productType: ProductType;
	products: Product[];
	selectedIds: readonly number[];
	onToggle: ( id: number ) => void;
	onAdd: () => void;
}

function ProductMenu( props: PartProps ) {
	const { productType, products, selectedIds, onToggle, onAdd } = props;
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
										info={ describePrice( product ) }
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
	const { productType, products, selectedIds, onToggle, onAdd } = props;
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
						help={ describePrice( product ) }
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
				<ExternalLink href={ ORDERS_ADDRESS }>
					{ getMessageByProductType(
						'manage your products',
						productType
					) }
				</ExternalLink>
			</PanelBody>
		</InspectorControls>
	);
}

/** Chooses products, and adds new ones: in the toolbar and in the sidebar. */
export function ProductControls( {
	productType,
	selectedIds,
	onChange,
}: Props ) {
	const [ isAdding, setIsAdding ] = useState( false );
	const { products, currency } = useSelect( ( select ) => {
		const from = select( membershipsStore );
		return {
			products: from.getProductsNoResolver(),
			currency: from.getConnectedAccountDefaultCurrency(),
		};
	}, [] );
	const parts: PartProps = {
		productType,
		products,
		selectedIds,
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
						onChange( [ ...selectedIds, ...ids ] )
					}
					onClose={ () => setIsAdding( false ) }
				/>
			) }
		</>
	);
}
