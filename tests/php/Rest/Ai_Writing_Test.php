<?php
/**
 * Prompt templates and the house style.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Ai\Prompts\Prompt_Templates;
use Slipstream\Services;
use Slipstream\Tests\Test_Case;

/**
 * Reads and writes them as the screen does.
 */
final class Ai_Writing_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/ai-writing';

	private const TEMPLATES = array(
		array(
			'title'  => 'Recipe',
			'prompt' => "Write a recipe.\nIn steps.",
		),
	);

	private function send( array $body ): \WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE, $body );
	}

	public function test_what_is_not_named_stays(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 200, $this->send( array( 'guidelines' => 'Be kind.' ) )->get_status() );
		self::assertSame( 200, $this->send( array( 'banned' => array( 'very' ) ) )->get_status() );
		$after = $this->send( array( 'templates' => self::TEMPLATES ) )->get_data();
		self::assertSame( 'Be kind.', $after['guidelines'] );
		self::assertSame( array( 'very' ), $after['banned'] );
		self::assertSame( array(), $after['glossary'] );
		self::assertSame( self::TEMPLATES, $after['templates'] );
		self::assertSame( $after, $this->rest( 'GET', self::ROUTE )->get_data() );
	}

	public function test_templates_as_a_new_site_has_them_are_not_stored(): void {
		$this->sign_in( 'administrator' );
		$this->send( array( 'templates' => array() ) );
		self::assertSame( array(), get_option( Prompt_Templates::OPTION ) );
		$defaults = $this->rest( 'GET', self::ROUTE )->get_data()['default_templates'];
		self::assertNotEmpty( $defaults );
		$after = $this->send( array( 'templates' => $defaults ) )->get_data();
		self::assertSame( $defaults, $after['templates'] );
		self::assertFalse( get_option( Prompt_Templates::OPTION, false ) );
	}

	/**
	 * What cannot be stored.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
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

	/**
	 * @dataProvider malformed
	 */
	public function test_what_is_malformed_is_refused( array $body ): void {
		$this->sign_in( 'administrator' );
		$before = $this->rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( 400, $this->send( $body )->get_status() );
		self::assertSame( $before, $this->rest( 'GET', self::ROUTE )->get_data() );
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
		$ai = ( new Services() )->editor_settings()->build( array() )['ai'];
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
