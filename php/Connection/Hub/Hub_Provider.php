<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\Last_Answers;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Clock;

/**
 * Asks the hub. If it does not respond, its last answer counts.
 */
final class Hub_Provider implements Provider {

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private Last_Answers $answers,
		private Clock $clock
	) {}

	public function is_own(): bool {
		return false;
	}

	public function root(): string {
		return $this->store->current()->root;
	}

	/** @throws Request_Error If the hub refuses, or does not respond and never has. */
	public function get( string $path, int $user_id = 0 ): Provider_Answer {
		try {
			$body = $this->client->call( 'GET', $path, null, $user_id, Hub_Http::READ_SECONDS );
		} catch ( Request_Error $error ) {
			$last = 'provider_unreachable' === $error->error_code
				? $this->answers->find( $this->store->current(), $path, $user_id )
				: null;
			return $last ?? throw $error;
		}
		$this->answers->keep( $this->store->current(), $path, $user_id, $body, $this->clock->now() );
		return new Provider_Answer( $body, $this->clock->now() );
	}

	/**
	 * @param array<string, mixed> $body What is sent.
	 * @return array<mixed> The answer.
	 * @throws Request_Error If the hub refuses, or does not respond.
	 */
	public function post( string $path, array $body, int $user_id = 0, string $method = 'POST' ): array {
		return $this->client->call(
			$method,
			$path,
			'DELETE' === $method ? null : $body,
			$user_id,
			Hub_Http::WRITE_SECONDS
		);
	}
}
