/*
 * The customer portal of the stand-in for Stripe.
 */
import { randomBytes } from 'node:crypto';
import { emit } from './events.mjs';
import { refused, unsupported } from './errors.mjs';
import { blank } from './schema.mjs';
import { change, mergeMetadata } from './world.mjs';

/** A link works for half an hour. */
const SECONDS = 1800;

const usual = () => {
	const { features } = blank( 'billing_portal.configuration' );
	features.subscription_cancel.mode = 'at_period_end';
	features.subscription_cancel.proration_behavior = 'none';
	return features;
};

const merged = ( features, update = {} ) =>
	Object.fromEntries(
		Object.entries( features ).map( ( [ name, feature ] ) => [
			name,
			{ ...feature, ...update[ name ] },
		] )
	);

export function createConfiguration( world, { expand, features, ...fields } ) {
	const configuration = world.make( 'billing_portal.configuration', 'bpc', {
		active: true,
		updated: world.now(),
		metadata: {},
		...fields,
		features: merged( usual(), features ),
		business_profile: {
			headline: null,
			privacy_policy_url: null,
			terms_of_service_url: null,
			...fields.business_profile,
		},
		login_page: { enabled: false, url: null },
	} );
	emit( world, 'billing_portal.configuration.created', configuration );
	return configuration;
}

export function updateConfiguration(
	world,
	{ expand, features, metadata, login_page: loginPage, ...fields },
	id
) {
	const configuration = world.find( 'billing_portal.configuration', id );
	if ( loginPage ) {
		throw unsupported( 'login_page' );
	}
	const before = change( configuration, {
		...fields,
		features: merged( configuration.features, features ),
		metadata: mergeMetadata( configuration.metadata, metadata ),
		updated: world.now(),
	} );
	emit(
		world,
		'billing_portal.configuration.updated',
		configuration,
		before
	);
	return configuration;
}

/** Has the account's owner save the portal's settings in the dashboard. */
export function saveDefaults( world ) {
	const features = usual();
	features.subscription_cancel.enabled = true;
	features.payment_method_update.enabled = true;
	features.invoice_history.enabled = true;
	const configuration = createConfiguration( world, { features } );
	configuration.is_default = true;
	return configuration;
}

function configurationOf( world, id ) {
	if ( id ) {
		return world.find(
			'billing_portal.configuration',
			id,
			'configuration'
		);
	}
	const found = [
		...world.all( 'billing_portal.configuration' ).values(),
	].find( ( { is_default: isDefault } ) => isDefault );
	if ( ! found ) {
		throw refused(
			undefined,
			`No configuration provided, and your ${ world.mode } mode default configuration has not been created.`
		);
	}
	return found;
}

function flowOf( { features }, flow ) {
	const feature = {
		payment_method_update: features.payment_method_update,
		subscription_cancel: features.subscription_cancel,
	}[ flow.type ];
	if ( ! feature ) {
		throw unsupported( `flow_data ${ flow.type }` );
	}
	if ( ! feature.enabled ) {
		throw refused(
			undefined,
			`${ flow.type } is not enabled in the portal configuration.`,
			'flow_data[type]'
		);
	}
	return {
		after_completion: {
			hosted_confirmation: null,
			redirect: null,
			type: 'portal_homepage',
			...flow.after_completion,
		},
		subscription_cancel: flow.subscription_cancel
			? { retention: null, ...flow.subscription_cancel }
			: null,
		subscription_update: null,
		subscription_update_confirm: null,
		type: flow.type,
	};
}

export function createPortalSession( world, params ) {
	const configuration = configurationOf( world, params.configuration );
	if ( ! params.customer ) {
		throw unsupported( 'a portal session without customer' );
	}
	const customer = world.find( 'customer', params.customer, 'customer' );
	const secret = randomBytes( 16 ).toString( 'hex' );
	const session = world.make( 'billing_portal.session', 'bps', {
		configuration: configuration.id,
		customer: customer.id,
		flow: params.flow_data
			? flowOf( configuration, params.flow_data )
			: null,
		locale: params.locale ?? null,
		return_url:
			params.return_url ?? configuration.default_return_url ?? null,
		url: `${ world.stripe.base }/p/session/${ secret }`,
	} );
	world.stripe.links.set( secret, {
		world,
		session,
		until: world.now() + SECONDS,
	} );
	emit( world, 'billing_portal.session.created', session );
	return session;
}
