<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Tests\Server_Case;
use WP_Post;

/** The server here refuses what is not in the documented format. */
final class Alt_Wire_Test extends Server_Case {

	private int $image = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->image = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/gif',
				'post_title'     => 'Blank',
			)
		);
		update_post_meta( $this->image, '_wp_attached_file', ABSPATH . 'wp-includes/images/blank.gif' );
		wp_set_current_user( self::$user );
	}

	protected function tearDown(): void {
		// Its file is core's and stays.
		delete_post_meta( $this->image, '_wp_attached_file' );
		wp_delete_post( $this->image, true );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_the_image_is_a_part_of_the_message(): void {
		$this->behave( array( 'text' => '"Nothing at all"' ) );
		$before = $this->used();
		self::assertSame( 'Nothing at all', $this->write() );
		self::assertSame( $before + 1, $this->used() );
		self::assertSame( 0, $this->slots() );
		list( $system, $asked ) = $this->upstream()[0]['body']['messages'];
		self::assertSame( 'system', $system['role'] );
		self::assertIsString( $system['content'] );
		self::assertSame( array( 'text', 'image_url' ), array_column( $asked['content'], 'type' ) );
		$data = explode( ',', $asked['content'][1]['image_url']['url'] );
		self::assertSame( 'data:image/gif;base64', $data[0] );
		self::assertSame(
			file_get_contents( ABSPATH . 'wp-includes/images/blank.gif' ),
			base64_decode( $data[1], true )
		);
	}

	/** @return array<string, array{array<string, mixed>, string, int}> What the server does, and what is told of it. */
	public static function faults(): array {
		return array(
			'too many requests' => array(
				array(
					'status'  => 429,
					'headers' => array( 'retry-after' => '7' ),
				),
				'upstream_quota_exceeded',
				429,
			),
			'down'              => array( array( 'status' => 500 ), 'error_service_unavailable', 503 ),
			'a blind model'     => array(
				array(
					'status' => 400,
					'body'   => array(
						'error' => array(
							'message' => 'Invalid content type. image_url is only supported by certain models.',
						),
					),
				),
				'no_vision_engine',
				501,
			),
			'a wrong key'       => array( array( 'status' => 401 ), 'upstream_unauthorized', 502 ),
			'refused'           => array( array( 'finishReason' => 'content_filter' ), 'error_moderation', 422 ),
			'cut'               => array( array( 'cutAfter' => 0 ), 'error_network', 502 ),
			'not understood'    => array( array( 'unclear' => true ), 'error_unclear_prompt', 422 ),
		);
	}

	/**
	 * @dataProvider faults
	 * @param array<string, mixed> $behavior What the server does.
	 */
	public function test_faults_are_ours( array $behavior, string $code, int $status ): void {
		$this->behave( $behavior );
		try {
			$this->write();
			self::fail( 'There is a text.' );
		} catch ( Request_Error $error ) {
			self::assertSame( array( $code, $status ), array( $error->error_code, $error->http_status ) );
			self::assertStringNotContainsString( 'sk-test', $error->getMessage() );
			if ( isset( $behavior['headers'] ) ) {
				self::assertSame( 7, $error->retry_after );
			}
		}
		self::assertSame( 0, $this->slots() );
	}

	/** Has the text written. */
	private function write(): string {
		$post = get_post( $this->image );
		self::assertInstanceOf( WP_Post::class, $post );
		return Plugin::module( Ai_Module::class )->services()->alt_writer()->write( $post, '', false );
	}
}
