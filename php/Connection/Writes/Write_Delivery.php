<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Writes;

use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Hub\Hub_Links;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Http\Request_Error;

/**
 * Sends one change to the hub.
 *
 * @phpstan-import-type Write from Pending_Writes
 */
final class Write_Delivery {

	public function __construct( private Hub_Client $client, private Hub_Links $links, private Site_Move $move ) {}

	/** Lets the next request to a hub through that has failed a moment ago. */
	public function retry( string $hub ): void {
		$this->client->retry( $hub );
	}

	/**
	 * Sends a change that was kept.
	 *
	 * @param Write $write The change.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function deliver( array $write ): void {
		if ( Hub_Writes::DISCONNECT === $write['action'] ) {
			$this->client->deregister( Hub_Record::of( $write['hub'], $write['record'] ?? null ) );
			return;
		}
		$this->perform( $write );
	}

	/**
	 * Sends a change to the hub, then changes the site.
	 *
	 * @param Write $write The change.
	 * @return array<mixed> The hub's answer.
	 * @throws Request_Error If the hub refuses or does not respond, or the database fails.
	 */
	public function perform( array $write ): array {
		$user_id = $write['user_id'];
		$call    = fn ( string $method, string $path, ?array $body = null, int $user = 0 ): array =>
			$this->client->call( $method, $path, $body, $user, Hub_Http::WRITE_SECONDS );
		switch ( $write['action'] ) {
			case Hub_Writes::UNLINK:
				$answer = $this->unlink( $call, $user_id );
				break;
			case Hub_Writes::OWNER:
				$answer = $call( 'POST', 'hub/owner', array( 'owner' => $user_id ) );
				$done   = $this->links->set_owner( $user_id );
				break;
			case Hub_Writes::MIGRATE:
				$answer = $this->move->notify_hub( $user_id );
				break;
			default:
				$answer = $call( 'POST', 'hub/upgrade-request', array( 'tier' => $write['value'] ), $user_id );
		}
		if ( false === ( $done ?? true ) ) {
			throw Connection_Request_Error::database();
		}
		return $answer;
	}

	/**
	 * Unlinks a user. Whom the hub does not know is unlinked here all the same.
	 *
	 * @param callable( string, string ): array<mixed> $call Asks the hub.
	 * @return array<mixed>
	 */
	private function unlink( callable $call, int $user_id ): array {
		try {
			$answer = $call( 'DELETE', "hub/users/$user_id" );
		} catch ( Request_Error $error ) {
			if ( Write_Outcome::Done !== Write_Outcome::of( Hub_Writes::UNLINK, $error->error_code ) ) {
				throw $error;
			}
			$answer = array();
		}
		if ( ! $this->links->unlink( $user_id ) ) {
			throw Connection_Request_Error::database();
		}
		return $answer;
	}
}
