<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Address_Proof;
use Slipstream\Signatures\Key_Pair;

/**
 * Tells a hub where the site is, and gets ready for the hub to call back at that address.
 */
final class Address_Claim {

	public function __construct( private Connection_Secrets $secrets ) {}

	/**
	 * The claim to send to the hub. The answer to its callback is stored first, and is valid only for this hub, key,
	 * and addresses.
	 *
	 * @param int $user_id The user who registers the site, 0 for nobody.
	 * @return array{home: string, siteurl: string, secret_1: string, secret_2: string, state: int}
	 * @throws Request_Error If the database fails.
	 */
	public function make( Hub_Record $record, Key_Pair $pair, int $user_id ): array {
		$home    = untrailingslashit( home_url() );
		$siteurl = untrailingslashit( site_url() );
		$proof   = static fn ( string $secret ): string => Address_Proof::of(
			$secret,
			$record->root,
			Key_Pair::encode( $pair->public_key ),
			$home,
			$siteurl
		);
		return array(
			'home'    => $home,
			'siteurl' => $siteurl,
			'state'   => $user_id,
		) + $this->secrets->for_proof( $user_id, $proof );
	}

	/** Stops answering callbacks. If the database fails, the secrets still expire. */
	public function end( int $user_id ): void {
		$this->secrets->forget( Connection_Secrets::REGISTER, $user_id );
	}
}
