<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use SensitiveParameter;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Signer;
use Slipstream\Support\Clock;

/** Signs what the site asks a hub, and sends it. */
final class Signed_Http {

	public function __construct( private Hub_Http $http, private Clock $clock ) {}

	/**
	 * @param string $key_id The number that the hub knows the site by, or 'new'.
	 * @param string $token  The user's token, '' for none.
	 * @return array<mixed> The answer.
	 * @throws Hub_Refusal What the hub says.
	 * @throws Request_Error If it does not respond.
	 */
	public function send(
		Hub_Record $record,
		Hub_Call $call,
		string $key_id,
		Key_Pair $pair,
		#[SensitiveParameter] string $token = ''
	): array {
		$url     = $call->url( $record->root );
		$json    = null === $call->body
			? ''
			: (string) wp_json_encode( (object) $call->body, JSON_UNESCAPED_SLASHES );
		$headers = array_filter(
			array(
				'accept'          => 'application/json',
				'content-type'    => null === $call->body ? '' : 'application/json',
				'authorization'   => '' === $token ? '' : "Bearer $token",
				'slipstream-site' => untrailingslashit( home_url() ),
			)
		);
		$signed  = ( new Signer( $this->clock ) )->sign(
			new Message( $call->method, $url, $headers, $json ),
			$key_id,
			$pair->secret_key
		);
		return $this->http->send( $call->method, $url, $headers + $signed, $json, $call->seconds );
	}

	/** Lets the next request to a hub through that has failed a moment ago: someone asks for it. */
	public function retry( string $address ): void {
		$this->http->retry( $address );
	}
}
