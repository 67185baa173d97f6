<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;

/**
 * Issues tokens and signs in who brings one.
 */
final class Tokens_Module implements With_Stored_Data {

	/** The sites that this one is the provider of; null if it is that of itself alone. */
	private ?Connected_Sites $sites = null;

	public function __construct( private Environment $site, private Connection_Module $connection ) {}

	public function slug(): string {
		return 'provider';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_action(
			'rest_api_init',
			fn () => add_filter( 'rest_pre_serve_request', array( new Cors( $this->sites ), 'send_headers' ), 11, 3 )
		);
	}

	/** Makes this site the provider of others. */
	public function serve( Connected_Sites $sites ): void {
		$this->sites = $sites;
	}

	/** The sites that this one is the provider of; null if it is that of itself alone. */
	public function sites(): ?Connected_Sites {
		return $this->sites;
	}

	public function tokens(): Token_Issuer {
		return new Token_Issuer( home_url(), fn (): string => $this->site->signing_key(), $this->site->clock() );
	}

	/** Signs in who brings a token. */
	public function bearer_auth(): Bearer_Auth {
		return new Bearer_Auth( $this->tokens(), $this->connection->connection(), $this->sites );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Environment::SIGNING_KEY ) );
	}
}
