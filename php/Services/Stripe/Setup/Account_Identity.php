<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Setup;

use Slipstream\Http\Request_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Objects\Stripe_Object;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Tells whose account a key is of. Ask once, when the key is saved: many restricted keys may not read the account, so
 * it says nothing about whether a key works.
 */
final class Account_Identity {

	private const METADATA = 'slipstream_site';

	/** What Stripe has said; null until then, and where the key may not know it. */
	private ?Stripe_Object $account = null;

	public function __construct( private Stripe_Client $client ) {}

	/**
	 * The account's ID, such as 'acct_1A2b3C'. Null if the key may not know it: then a marker tells whether a later key
	 * is of the same account.
	 *
	 * @throws Request_Error If Stripe does not say.
	 */
	public function account_id(): ?string {
		try {
			$this->account = Stripe_Object::of( $this->client->get( '/v1/account' ), 'account' );
			return $this->account->id();
		} catch ( Stripe_Error $error ) {
			// Stripe names the account when it says that the key may not read it.
			return Stripe_Failure::Missing_Right === $error->failure
				? $error->stripe_details->account_id
				: throw $error;
		}
	}

	/** What its owner has called the account; '' if that is not known. */
	public function name(): string {
		return (string) $this->account?->text_or_null( 'business_profile.name' );
	}

	/** The currency that it counts in, such as 'EUR'; '' if that is not known. */
	public function currency(): string {
		return strtoupper( (string) $this->account?->text_or_null( 'default_currency' ) );
	}

	/**
	 * Puts a product into the account that nobody can buy, as a marker.
	 *
	 * @param string $site An ID of the site, not a secret.
	 * @return string The product's ID.
	 * @throws Request_Error If Stripe does not take it.
	 */
	public function create_marker( string $site, string $idempotency_key ): string {
		$product = $this->client->post(
			'/v1/products',
			array(
				'name'     => 'Slipstream',
				'active'   => false,
				'metadata' => array( self::METADATA => $site ),
			),
			$idempotency_key
		);
		return Stripe_Object::of( $product, 'product' )->id();
	}

	/**
	 * Whether the key is of the account, and the mode, that a marker was put into.
	 *
	 * @throws Request_Error If Stripe does not say.
	 */
	public function has_marker( string $product_id, string $site ): bool {
		try {
			$product = Stripe_Object::of(
				$this->client->get( Stripe_Client::path( 'products', $product_id ) ),
				'product'
			);
			return ( $product->metadata()[ self::METADATA ] ?? null ) === $site;
		} catch ( Stripe_Error $error ) {
			return match ( $error->failure ) {
				Stripe_Failure::Not_Found, Stripe_Failure::Other_Mode => false,
				default => throw $error,
			};
		}
	}
}
