<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Tests\Test_Case;

/**
 * Reads and writes the templates as the editor does.
 */
final class Prompt_Templates_Test extends Test_Case {

	/** Sends templates to core's settings. */
	private function send( mixed $templates ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/settings', array( Prompt_Templates::OPTION => $templates ) );
	}

	public function test_a_new_site_has_some(): void {
		$templates = ( new Prompt_Templates() )->all();
		self::assertNotEmpty( $templates );
		self::assertSame( array( 'title', 'prompt' ), array_keys( $templates[0] ) );
	}

	public function test_only_administrators_change_them(): void {
		$own = array(
			array(
				'title'  => 'A <b>poem</b>',
				'prompt' => "Line one\nLine two",
			),
		);
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->send( $own )->get_status(), $role );
		}
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->send( $own )->get_status() );
		self::assertSame( $own, ( new Prompt_Templates() )->all(), 'Text, not HTML: it is escaped where it is shown.' );
		self::assertSame( 200, $this->send( array() )->get_status() );
		self::assertSame( array(), ( new Prompt_Templates() )->all(), 'A site can do without.' );
	}

	/** @return iterable<string, array{mixed}> What the setting is not. */
	public static function malformed(): iterable {
		yield 'a text' => array( 'x' );
		yield 'no prompt' => array( array( array( 'title' => 'x' ) ) );
		yield 'an empty title' => array(
			array(
				array(
					'title'  => '',
					'prompt' => 'x',
				),
			),
		);
		yield 'more than it takes' => array(
			array(
				array(
					'title'  => 'x',
					'prompt' => str_repeat( 'x', 2001 ),
				),
			),
		);
	}

	/** @dataProvider malformed */
	public function test_what_is_malformed_is_refused( mixed $templates ): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->send( $templates )->get_status() );
	}

	public function test_what_is_stored_is_read_with_care(): void {
		update_option(
			Prompt_Templates::OPTION,
			array(
				'x',
				array( 'title' => 'x' ),
				array(
					'title'  => array(),
					'prompt' => 'x',
				),
			)
		);
		self::assertSame( array(), ( new Prompt_Templates() )->all() );
	}
}
