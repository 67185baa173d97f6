<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use RuntimeException;
use Slipstream\Tests\Streamed_Answer;

/** A site that webhooks are delivered to: it takes one delivery after another, and answers as it is told. */
final class Webhook_Listener {

	/** @var resource */
	private $socket;

	public function __construct() {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $socket ) {
			throw new RuntimeException( 'There is no free port.' );
		}
		$this->socket = $socket;
	}

	public function url(): string {
		return 'http://' . stream_socket_get_name( $this->socket, false ) . '/webhook';
	}

	/**
	 * Takes deliveries until a command of the stand-in has ended.
	 *
	 * @param Streamed_Answer $command What causes them.
	 * @param list<int>       $answers The statuses to answer with, and the last one to all that follow.
	 * @return list<array{body: string, signature: string}>
	 */
	public function take( Streamed_Answer $command, array $answers = array( 200 ) ): array {
		$taken = array();
		$until = microtime( true ) + 30;
		while ( ! $command->is_over && microtime( true ) < $until ) {
			$command->pump( 0.005 );
			$ready = array( $this->socket );
			$none  = null;
			if ( 1 === stream_select( $ready, $none, $none, 0, 5000 ) ) {
				$taken[] = $this->take_one( $answers[ count( $taken ) ] ?? $answers[ count( $answers ) - 1 ] );
			}
		}
		return $taken;
	}

	public function close(): void {
		fclose( $this->socket );
	}

	/** @return array{body: string, signature: string} */
	private function take_one( int $status ): array {
		$connection = stream_socket_accept( $this->socket );
		if ( false === $connection ) {
			throw new RuntimeException( 'Nobody came.' );
		}
		stream_set_timeout( $connection, 10 );
		$head = '';
		while ( ! str_ends_with( $head, "\r\n\r\n" ) ) {
			$head .= (string) fgets( $connection );
		}
		preg_match( '/^content-length: (\d+)/mi', $head, $length );
		preg_match( '/^stripe-signature: (.+)\r$/mi', $head, $signature );
		$body = (string) stream_get_contents( $connection, (int) $length[1] );
		fwrite( $connection, "HTTP/1.1 $status Any\r\nLocation: /elsewhere\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" );
		fclose( $connection );
		return array(
			'body'      => $body,
			'signature' => $signature[1] ?? '',
		);
	}
}
