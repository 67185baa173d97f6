import { changesOf } from '../product';
import { jam } from './jam';

const record = {
	id: 9,
	title: { raw: 'Jam' },
	content: { raw: 'Plums' },
	featured_media: 0,
	meta: {
		spay_currency: 'EUR',
		spay_email: 'shop@example.com',
		spay_multiple: true,
		spay_price: 12.5,
	},
};

it( 'gives its price to a form that another version saved without', () => {
	expect( changesOf( jam, record ) ).toEqual( {
		priceText: '12.50 €',
	} );
	expect( changesOf( { ...jam, priceText: '€12.50' }, record ) ).toEqual(
		{}
	);
} );
