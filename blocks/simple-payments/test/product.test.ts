import { changesOf } from '../product';

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
const attributes = {
	productId: 9,
	title: 'Jam',
	content: 'Plums',
	email: 'shop@example.com',
	multiple: true,
	currency: 'EUR',
	price: 12.5,
	featuredMediaId: 0,
	featuredMediaUrl: null,
	featuredMediaTitle: null,
	postLinkText: '',
};

it( 'gives its price to a form that another version saved without', () => {
	expect( changesOf( attributes, record ) ).toEqual( {
		priceText: '12.50 €',
	} );
	expect(
		changesOf( { ...attributes, priceText: '€12.50' }, record )
	).toEqual( {} );
} );
