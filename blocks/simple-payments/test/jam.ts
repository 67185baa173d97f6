import type { SimplePaymentsAttributes } from '../types';

export const jam: SimplePaymentsAttributes = {
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
