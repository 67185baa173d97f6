<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Services\Mailchimp\Connection_Slots;
use Slipstream\Services\Mailchimp\Mailchimp_Client;
use Slipstream\Services\Mailchimp\Mailchimp_Key;
use Slipstream\Services\Mailchimp\Mailchimp_Transport;
use Slipstream\Support\Environment;

/**
 * Mailchimp, asked with the owner's key.
 */
final class Mailchimp_Account {

	public function __construct( private Environment $site ) {}

	/** @throws Request_Error If there is no key, or the database fails. */
	public function client(): Mailchimp_Client {
		$key = self::key();
		return new Mailchimp_Client(
			new Mailchimp_Transport( $key, new Connection_Slots( $this->site->counters(), $key->fingerprint() ) )
		);
	}

	/**
	 * @param bool $is_eager Whether to ask again at once after Mailchimp has failed to answer.
	 * @throws Request_Error If there is no key, or the database fails.
	 */
	public function memory( bool $is_eager = true ): Audience_Memory {
		return new Audience_Memory( $this->client(), self::key()->fingerprint(), $is_eager );
	}

	public function troubles(): Troubles {
		return new Troubles( $this->site->counters() );
	}

	public static function not_connected(): Request_Error {
		return new Request_Error(
			'mailchimp_not_connected',
			__( 'This site is not connected to Mailchimp yet.', 'slipstream' ),
			409
		);
	}

	private static function key(): Mailchimp_Key {
		return Newsletter_Form_Settings::key() ?? throw self::not_connected();
	}
}
