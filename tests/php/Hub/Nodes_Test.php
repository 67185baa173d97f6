<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Hub_Module;
use Slipstream\Plugin;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Signer;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Support_Server;

require_once __DIR__ . '/Hub_Case.php';
require_once dirname( __DIR__ ) . '/Support_Server.php';

/** Two web servers on one database: what one has used up or revoked, the other refuses. */
final class Nodes_Test extends Hub_Case {

	protected const COMMITS = true;

	/** @var list<Support_Server> */
	private array $servers = array();

	/** @var list<string> */
	private array $nodes = array();

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// The servers read what this process stores.
		$wpdb->query( 'COMMIT' );
		for ( $node = 0; $node < 2; $node++ ) {
			list( $this->servers[], $this->nodes[] ) = Support_Server::site( array(), 2 );
		}
	}

	protected function tearDown(): void {
		global $wpdb;
		foreach ( $this->servers as $server ) {
			$server->stop();
		}
		foreach ( array( ...array_keys( Hub_Tables::ALL ), Counters::TABLE ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}$table" );
		}
		Plugin::modules()->set( Plugin::module( Hub_Module::class ), false );
		parent::tearDown();
	}

	public function test_a_request_that_one_node_has_answered_is_refused_by_the_other(): void {
		$site   = $this->connected();
		$token  = $this->linked( $site );
		$signed = $this->headers( $site, $token );
		self::assertSame( '200 ', $this->ask( 0, $signed ) );
		self::assertSame( '401 signature_replayed', $this->ask( 1, $signed ) );
		self::assertSame( '200 ', $this->ask( 1, $this->headers( $site, $token ) ) );
	}

	public function test_what_one_node_has_revoked_the_other_refuses_at_once(): void {
		$site  = $this->connected();
		$owner = $this->linked( $site );
		$token = $this->linked( $site, 2, 'author' );
		self::assertSame( '200 ', $this->ask( 0, $this->headers( $site, $token ) ) );
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/users/2' ) ) );
		self::assertSame( '401 unknown_token', $this->ask( 0, $this->headers( $site, $token ) ) );
		self::assertSame( '200 ', $this->ask( 1, $this->headers( $site, $owner ) ) );
		self::hub()->sites()->update( $site->id, array( 'status' => 'revoked' ) );
		self::assertSame(
			array( '403 site_revoked', '403 site_revoked' ),
			array( $this->ask( 0, $this->headers( $site, $owner ) ), $this->ask( 1, $this->headers( $site, $owner ) ) )
		);
	}

	/** @return list<string> The headers of a signed request for GET hub/user. */
	private function headers( Client_Site $site, string $token ): array {
		$headers = array(
			'slipstream-site' => $site->home,
			'authorization'   => "Bearer $token",
		);
		$message = new Message( 'GET', 'http://example.test/?rest_route=/slipstream/v1/hub/user', $headers, '' );
		$lines   = array();
		foreach ( ( new Signer( new System_Clock() ) )->sign(
			$message,
			(string) $site->id,
			$site->keys->secret_key
		) + $headers as $name => $value ) {
			$lines[] = "$name: $value";
		}
		return $lines;
	}

	/**
	 * Asks a node.
	 *
	 * @param list<string> $headers
	 */
	private function ask( int $node, array $headers ): string {
		$handle = curl_init( "{$this->nodes[ $node ]}/?rest_route=/slipstream/v1/hub/user" );
		self::assertInstanceOf( \CurlHandle::class, $handle );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_HTTPHEADER     => $headers,
				CURLOPT_TIMEOUT        => 30,
			)
		);
		$data = json_decode( (string) curl_exec( $handle ), true );
		return curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) . ' ' . ( $data['code'] ?? '' );
	}
}
