<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Signatures\Address_Proof;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Signer;
use Slipstream\Support\Clock;
use Slipstream\Support\System_Clock;
use WP_REST_Request;
use WP_REST_Response;

/** Signs requests as a real site does, and has them answered by the REST server of this WordPress. */
final class Client_Site {

	public int $id = 0;

	public Key_Pair $keys;

	public string $secret_1 = 'first-secret-first-secret';

	public string $secret_2 = 'second-secret-second-secret';

	/** @var (\Closure(WP_REST_Request): void)|null What is changed in a request on its way; null for nothing. */
	public ?\Closure $tamper = null;

	public function __construct( public string $home ) {
		$this->keys = Key_Pair::generate();
	}

	/** The host of the site. */
	public function host(): string {
		return (string) wp_parse_url( $this->home, PHP_URL_HOST );
	}

	/** @return array<string, mixed> The body of its registration. */
	public function application( string $invitation = '' ): array {
		return array_filter(
			array(
				'home'       => $this->home,
				'siteurl'    => $this->home,
				'name'       => 'A site',
				'public_key' => Key_Pair::encode( $this->keys->public_key ),
				'secret_1'   => $this->secret_1,
				'secret_2'   => $this->secret_2,
				'state'      => 1,
				'invitation' => $invitation,
				'version'    => '0.1.0',
				'plugins'    => array( 'slipstream' ),
			)
		);
	}

	/** @return array<string, string|int> The body that moves it to where it is now. */
	public function move(): array {
		return array(
			'home'     => $this->home,
			'siteurl'  => $this->home,
			'secret_1' => $this->secret_1,
			'secret_2' => $this->secret_2,
			'state'    => 0,
		);
	}

	/**
	 * What it answers when a hub calls it back.
	 *
	 * @param array<string, mixed> $claim The body that it has sent.
	 */
	public function answer( array $claim, string $hub_root = 'http://example.test/wp-json/' ): string {
		return Address_Proof::of(
			$this->secret_2,
			$hub_root,
			Key_Pair::encode( $this->keys->public_key ),
			untrailingslashit( (string) $claim['home'] ),
			untrailingslashit( (string) $claim['siteurl'] )
		);
	}

	/** @return array<string, mixed> The body of a request for consent. */
	public function consent( int $user = 1, string $role = 'administrator' ): array {
		return array(
			'user_id'      => $user,
			'role'         => $role,
			'display_name' => "User $user",
			'redirect_uri' => $this->redirect_uri(),
			'state'        => 'state-of-the-site',
		);
	}

	/** @return array<string, mixed> The body that gives a code for a token. */
	public function exchange( string $code ): array {
		return array(
			'grant_type'   => 'authorization_code',
			'code'         => $code,
			'redirect_uri' => $this->redirect_uri(),
		);
	}

	/** Where the browser comes back to. */
	public function redirect_uri(): string {
		return "$this->home/wp-admin/admin.php?page=my-jetpack";
	}

	/**
	 * Calls the hub.
	 *
	 * @param array<string, mixed>|null $body The body; null for none.
	 */
	public function call(
		string $method,
		string $path,
		?array $body = null,
		string $token = '',
		?string $key_id = null,
		?Clock $clock = null
	): WP_REST_Response {
		return $this->send( $this->signed( $method, $path, $body, $token, $key_id, $clock ) );
	}

	/**
	 * A signed request.
	 *
	 * @param array<string, mixed>|null $body
	 */
	public function signed(
		string $method,
		string $path,
		?array $body = null,
		string $token = '',
		?string $key_id = null,
		?Clock $clock = null
	): WP_REST_Request {
		$text    = null === $body ? '' : (string) wp_json_encode( $body );
		$headers = array_filter(
			array(
				'slipstream-site' => $this->home,
				'content-type'    => null === $body ? '' : 'application/json',
				'authorization'   => '' === $token ? '' : "Bearer $token",
			)
		);
		$url     = "http://example.test/wp-json/slipstream/v1$path";
		$signer  = new Signer( $clock ?? new System_Clock() );
		$headers = $signer->sign(
			new Message( $method, $url, $headers, $text ),
			$key_id ?? (string) $this->id,
			$this->keys->secret_key
		) + $headers;
		$request = new WP_REST_Request( $method, '/slipstream/v1' . strtok( $path, '?' ) );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$request->set_query_params( $query );
		$request->set_headers( $headers );
		$request->set_body( $text );
		return $request;
	}

	/** Has a request answered. */
	public function send( WP_REST_Request $request ): WP_REST_Response {
		$query                  = http_build_query( $request->get_query_params() );
		$_SERVER['REQUEST_URI'] = '/wp-json' . $request->get_route() . ( '' === $query ? '' : "?$query" );
		if ( null !== $this->tamper ) {
			( $this->tamper )( $request );
		}
		return rest_get_server()->dispatch( $request );
	}
}
