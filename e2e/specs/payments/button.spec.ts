import { expect, expectNothingWrong, test } from '../../fixtures';
import { connectStripe, useStripe } from '../../stripe';

let stop = () => Promise.resolve();

test.beforeEach( async ( { requestUtils } ) => {
	( { stop } = await useStripe( requestUtils ) );
} );
test.afterEach( () => stop() );

test( 'The saved address of a payment button leads to plan and price', async ( {
	page,
	requestUtils,
} ) => {
	await connectStripe( requestUtils );
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wpcom/v2/memberships/product',
		data: {
			title: 'Supporters',
			price: 5,
			currency: 'USD',
			interval: '1 month',
		},
	} );
	const half = ( text: string ) =>
		`<!-- wp:jetpack/recurring-payments {"planIds":[${ id }],"width":"50%"} --><div class="wp-block-jetpack-recurring-payments" style="width:calc(50% - var(--jetpack-payment-buttons-gap, 0) * 0.5)"><!-- wp:jetpack/button {"element":"a","text":"${ text }"} /--></div><!-- /wp:jetpack/recurring-payments -->`;
	const { link } = await requestUtils.createPost( {
		title: 'Join',
		content: `<!-- wp:jetpack/payment-buttons {"style":{"spacing":{"blockGap":"60px"}}} --><div class="wp-block-jetpack-payment-buttons">${ half( 'Join' ) }${ half( 'Give' ) }</div><!-- /wp:jetpack/payment-buttons -->`,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );
	await page.goto( link );
	const [ first, second ] = await page
		.locator( '.wp-block-jetpack-recurring-payments' )
		.evaluateAll( ( buttons ) =>
			buttons
				.map( ( one ) => one.getBoundingClientRect() )
				.map( ( { top, left, right } ) => ( { top, left, right } ) )
		);
	expect( second?.top ).toBe( first?.top );
	expect( ( second?.left ?? 0 ) - ( first?.right ?? 0 ) ).toBeCloseTo(
		60,
		0
	);
	const saved = new URL( link );
	saved.searchParams.set( 'recurring_payments', String( id ) );
	await page.goto( saved.href );
	await expect(
		page.getByRole( 'heading', { name: 'Supporters' } )
	).toBeVisible();
	await expect(
		page.getByText( 'USD 5 each month until you cancel' )
	).toBeVisible();
	await expectNothingWrong( page, 'main' );
} );
