<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use SensitiveParameter;
use Slipstream\Connection\Hub\Discovery;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;

/**
 * Tests and stores the provider of the site. What is known of another one is kept, so that both ways lead
 * back.
 */
final class Provider_Choice {

	/** What stands between address and code in the link of an invitation. */
	private const INVITATION = '#slipstream-invitation=';

	public function __construct(
		private Provider_Address $address,
		private Hub_Store $store,
		private Discovery $discovery
	) {}

	/**
	 * @return array{name: string, registration: string, contract: int, clock_offset: int}
	 * @throws Request_Error If there is none that this site could use.
	 */
	public function test( string $address ): array {
		$clean = Provider_Address::clean( $address );
		if ( '' === $clean && '' !== trim( $address ) ) {
			throw Discovery::own_address();
		}
		$description = $this->discovery->describe( $clean ?? '' );
		return array(
			'name'         => $description['name'],
			'registration' => $description['registration'],
			'contract'     => Discovery::CONTRACT,
			'clock_offset' => $description['clock_offset'],
		);
	}

	/**
	 * Names the provider, after a test.
	 *
	 * @param string $address    The address; '' for the site itself.
	 * @param string $invitation The code of an invitation, '' for none.
	 * @throws Request_Error If it is fixed, or there is no hub, or the database fails.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 */
	public function set( string $address, #[SensitiveParameter] string $invitation = '' ): void {
		list( $address, $given ) = explode( self::INVITATION, $address . self::INVITATION );
		$invitation              = '' === $given ? $invitation : $given;

		$clean    = Provider_Address::clean( $address );
		$is_fixed = $this->address->is_fixed();
		if ( $is_fixed && $clean !== $this->address->current() ) {
			throw new Request_Error(
				'provider_fixed',
				__( 'The hub is set by the SLIPSTREAM_PROVIDER constant.', 'slipstream' ),
				409
			);
		}
		if ( '' !== $clean ) {
			$hub    = $clean ?? '';
			$values = Discovery::values(
				$this->discovery->describe( $hub )
			) + ( '' === $invitation ? array() : array( 'invitation' => $this->store->encrypt( $invitation ) ) );
			$this->store->update( $hub, static fn (): array => $values );
		}
		if ( ! $is_fixed && ! $this->address->set( (string) $clean ) ) {
			throw Connection_Request_Error::database();
		}
	}
}
