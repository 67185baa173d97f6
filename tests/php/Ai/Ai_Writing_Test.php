<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Reads and writes them as the screen does.
 */
final class Ai_Writing_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/settings';

	private const NAMES = array(
		'slipstream_ai_templates',
		'slipstream_ai_guidelines',
		'slipstream_ai_glossary',
		'slipstream_ai_banned',
	);

	private const TEMPLATES = array(
		array(
			'title'  => 'Recipe',
			'prompt' => "Write a recipe.\nIn steps.",
		),
	);

	/**
	 * Stores some of them.
	 *
	 * @param array<string, mixed> $values By the end of their names.
	 */
	private function send( array $values ): \WP_REST_Response {
		$names = array_map( static fn ( string $name ): string => "slipstream_ai_$name", array_keys( $values ) );
		return $this->rest( 'POST', self::ROUTE, array_combine( $names, $values ) );
	}

	/** @return array<string, mixed> Reads all of them. */
	private function read(): array {
		return array_intersect_key( $this->rest( 'GET', self::ROUTE )->get_data(), array_flip( self::NAMES ) );
	}

	public function test_what_is_not_named_stays(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->send( array( 'guidelines' => 'Be kind.' ) )->get_status() );
		self::assertSame( 200, $this->send( array( 'banned' => array( 'very' ) ) )->get_status() );
		self::assertSame(
			self::TEMPLATES,
			$this->send( array( 'templates' => self::TEMPLATES ) )->get_data()['slipstream_ai_templates']
		);
		self::assertEquals(
			array_combine( self::NAMES, array( self::TEMPLATES, 'Be kind.', array(), array( 'very' ) ) ),
			$this->read()
		);
	}

	public function test_templates_as_a_new_site_has_them_are_not_stored(): void {
		$this->sign_in( 'administrator' );
		$this->send( array( 'templates' => array() ) );
		self::assertSame( array(), get_option( Prompt_Templates::OPTION ) );
		$defaults = $this->rest( 'GET', '/slipstream/v1/ai-status' )->get_data()['default_templates'];
		self::assertNotEmpty( $defaults );
		$after = $this->send( array( 'templates' => $defaults ) )->get_data();
		self::assertSame( $defaults, $after['slipstream_ai_templates'] );
		self::assertFalse( get_option( Prompt_Templates::OPTION, false ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> What cannot be stored. */
	public static function malformed(): iterable {
		$template = array(
			'title'  => 'x',
			'prompt' => 'x',
		);
		$term     = array(
			'term'      => 'x',
			'preferred' => 'y',
		);
		yield 'guidelines too long' => array( array( 'guidelines' => str_repeat( 'x', 4001 ) ) );
		yield 'guidelines no text' => array( array( 'guidelines' => array( 'x' ) ) );
		yield 'an empty word' => array( array( 'banned' => array( '' ) ) );
		yield 'a long word' => array( array( 'banned' => array( str_repeat( 'x', 101 ) ) ) );
		yield 'too many words' => array( array( 'banned' => array_map( 'strval', range( 1, 201 ) ) ) );
		yield 'half a term' => array( array( 'glossary' => array( array( 'term' => 'x' ) ) ) );
		yield 'more than a term' => array( array( 'glossary' => array( $term + array( 'note' => 'x' ) ) ) );
		yield 'a template without a prompt' => array( array( 'templates' => array( array( 'title' => 'x' ) ) ) );
		yield 'a template with more' => array( array( 'templates' => array( $template + array( 'icon' => 'x' ) ) ) );
		yield 'too many templates' => array( array( 'templates' => array_fill( 0, 51, $template ) ) );
	}

	/** @dataProvider malformed */
	public function test_what_is_malformed_is_refused( array $body ): void {
		$this->sign_in( 'administrator' );
		$before = $this->read();
		self::assertCount( 4, $before );
		self::assertSame( 400, $this->send( $body )->get_status() );
		self::assertSame( $before, $this->read() );
	}

	public function test_authors_get_what_they_need_with_the_editor(): void {
		$this->sign_in( 'administrator' );
		$this->send(
			array(
				'templates'  => self::TEMPLATES,
				'guidelines' => 'Only for models.',
				'banned'     => array( 'very' ),
			)
		);
		$this->sign_in( 'author' );
		$ai = ( new Start_Data( Plugin::modules() ) )->build()['ai'];
		self::assertSame( self::TEMPLATES, $ai['templates'] );
		self::assertSame(
			array(
				'glossary' => array(),
				'banned'   => array( 'very' ),
			),
			$ai['style']
		);
	}
}
