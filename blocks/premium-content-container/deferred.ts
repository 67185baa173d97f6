import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';
import { save } from './save';
import type { Block } from '@wordpress/blocks';

const CONTAINER = 'premium-content/container';
const MEMBERS = 'premium-content/subscriber-view';
const OTHERS = 'premium-content/logged-out-view';

const { attributes, supports } = metadata;

/** As older posts have it, with one plan. */
interface OldAttributes {
	selectedPlanId?: number;
	[ name: string ]: unknown;
}

const OLD = [
	'selectedPlanId',
	'newPlanName',
	'newPlanCurrency',
	'newPlanPrice',
	'newPlanInterval',
];

const onePlan = {
	attributes: {
		...attributes,
		selectedPlanId: { type: 'number', default: 0 },
		newPlanName: { type: 'string' },
		newPlanCurrency: { type: 'string' },
		newPlanPrice: { type: 'number' },
		newPlanInterval: { type: 'string' },
	},
	supports,
	isEligible: ( old: OldAttributes ) => old.selectedPlanId !== undefined,
	migrate: ( old: OldAttributes ) => ( {
		...Object.fromEntries(
			Object.entries( old ).filter(
				( [ name ] ) => ! OLD.includes( name )
			)
		),
		selectedPlanIds: old.selectedPlanId ? [ old.selectedPlanId ] : [],
	} ),
	save,
};

const otherOrder = {
	attributes,
	supports,
	isEligible: ( _: unknown, [ first, second ]: Block[] ) =>
		first?.name === OTHERS && second?.name === MEMBERS,
	migrate: (
		same: object,
		[ first, second, ...more ]: Block[]
	): [ object, ( Block | undefined )[] ] => [
		same,
		[ second, first, ...more ],
	],
	save,
};

const fromAny = {
	type: 'block',
	isMultiBlock: true,
	blocks: [ '*' ],
	isMatch: ( _: unknown, blocks: Block | Block[] ) =>
		[ blocks ]
			.flat()
			.every( ( { name } ) => ! name.startsWith( 'premium-content/' ) ),

	__experimentalConvert: ( blocks: Block | Block[] ) =>
		createBlock( CONTAINER, {}, [
			createBlock(
				MEMBERS,
				{},
				[ blocks ]
					.flat()
					.map( ( block ) =>
						createBlock(
							block.name,
							block.attributes,
							block.innerBlocks
						)
					)
			),
			createBlock( OTHERS ),
		] ),
};

const toGroup = {
	type: 'block',
	blocks: [ 'core/group' ],
	transform: ( _: unknown, inner: Block[] ) =>
		createBlock(
			'core/group',
			{},
			inner
				.filter( ( { name } ) => name === MEMBERS )
				.flatMap( ( view ) => view.innerBlocks )
		),
};

export const deferred = {
	transforms: { from: [ fromAny ], to: [ toGroup ] },
	deprecated: [ onePlan, otherOrder ],
};
