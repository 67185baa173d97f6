<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

use Closure;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Plugin;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once __DIR__ . '/Page_Reader.php';

/**
 * Whatever happens to a form while a visitor fills it in: each answer is stored under the label that the page has
 * shown, or the visitor is told and nobody is thanked.
 */
final class Shown_Test extends Forms_Case {

	use Page_Reader;

	private const OPEN  = '<!-- wp:jetpack/contact-form {"to":"owner@example.org"} --><div class="wp-block-jetpack-contact-form">';
	private const CLOSE = '</div><!-- /wp:jetpack/contact-form -->';

	/** @return array<string, list<string>> The fields of each form, as blocks. */
	private static function forms(): array {
		$field = static fn ( string $type, string $attributes ): string =>
			"<!-- wp:jetpack/field-$type {{$attributes}} /-->";
		return array(
			'one field'       => array( $field( 'text', '"label":"Dish"' ) ),
			'contact'         => array(
				$field( 'name', '"label":"Name","required":true' ),
				$field( 'email', '"label":"Email"' ),
				$field( 'textarea', '"label":"Message"' ),
			),
			'ids of its own'  => array(
				$field( 'name', '"label":"Name","id":"who"' ),
				$field( 'text', '"label":"Town","id":"where"' ),
				$field( 'text', '"label":"Street","id":"street"' ),
			),
			'choices'         => array(
				$field( 'radio', '"label":"Site","options":["My Wordpress site","A, \u0022B\u0022","2 x 4 - 6..."]' ),
				$field(
					'checkbox-multiple',
					'"label":"Days","options":["Monday","option-1","Friday \u0026amp; Sunday"]'
				),
				$field( 'select', '"label":"Size","options":["S","M","L"]' ),
				$field( 'checkbox', '"label":"I come"' ),
			),
			'other alphabets' => array(
				$field( 'text', '"label":"Имя"' ),
				$field( 'text', '"label":"Город"' ),
				$field( 'rating', '"label":"★","max":5' ),
			),
			'zeros'           => array(
				$field( 'text', '"label":"0"' ),
				$field( 'radio', '"label":"00","options":["0","1"]' ),
				$field( 'text', '"label":"T","id":"0"' ),
			),
			'same labels'     => array(
				$field( 'text', '"label":"Guest"' ),
				$field( 'text', '"label":"Guest"' ),
				$field( 'text', '"label":"Guest"' ),
			),
		);
	}

	/**
	 * What an author does: the fields before, and the page's content afterwards; null where the page goes.
	 *
	 * @return array<string, Closure( list<string> ): (string|null)>
	 */
	private static function changes(): array {
		$form = static fn ( array $fields ): string => self::OPEN . implode( '', $fields ) . self::CLOSE;
		return array(
			'nothing'                => $form,
			'a label is renamed'     => static fn ( array $fields ): string => $form(
				array( (string) preg_replace( '/"label":"/', '"label":"New ', $fields[0] ) ) + $fields
			),
			'all labels are renamed' => static fn ( array $fields ): string => $form(
				(array) preg_replace( '/"label":"/', '"label":"Neu ', $fields )
			),
			'labels change places'   => static fn ( array $fields ): string => $form( array_reverse( $fields ) ),
			'the first field goes'   => static fn ( array $fields ): string => $form( array_slice( $fields, 1 ) ),
			'the last field goes'    => static fn ( array $fields ): string => $form( array_slice( $fields, 0, -1 ) ),
			'a required field comes' => static fn ( array $fields ): string => $form(
				array( '<!-- wp:jetpack/field-text {"label":"Code","required":true} /-->', ...$fields )
			),
			'options are renamed'    => static fn ( array $fields ): string => $form(
				(array) preg_replace( '/"options":\["[^"]*"/', '"options":["Another"', $fields )
			),
			'options change places'  => static fn ( array $fields ): string => $form(
				(array) preg_replace( '/"options":\[("[^"]*"),/', '"options":["A new one",$1,', $fields )
			),
			'the type changes'       => static fn ( array $fields ): string => $form(
				(array) preg_replace( '/field-(text|select)\b/', 'field-email', $fields )
			),
			'all becomes required'   => static fn ( array $fields ): string => $form(
				(array) preg_replace( '/"label"/', '"required":true,"label"', $fields )
			),
			'the recipient changes'  => static fn ( array $fields ): string => str_replace(
				'owner@',
				'new@',
				$form( $fields )
			),
			'a form comes before it' => static fn ( array $fields ): string => $form(
				array( '<!-- wp:jetpack/field-date {"label":"When"} /-->' )
			) . $form( $fields ),
			'another form is there'  => static fn (): string => str_replace(
				'owner@',
				'other@',
				self::OPEN
			) . '<!-- wp:jetpack/field-url {"label":"Link"} /--><!-- wp:jetpack/field-number {"label":"Sum"} /-->' . self::CLOSE,
			'the form goes'          => static fn (): string => '<p>Closed.</p>',
			'the page is withdrawn'  => static fn (): ?string => null,
		);
	}

	/**
	 * Forms and changes, with and without a script, for everybody who may send.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function cases(): iterable {
		foreach ( array_keys( self::forms() ) as $form ) {
			foreach ( array_keys( self::changes() ) as $change ) {
				yield "$form, $change" => array( $form, $change );
			}
		}
	}

	/** @dataProvider cases */
	public function test_answers_stay_under_what_was_seen( string $form, string $change ): void {
		$fields = self::forms()[ $form ];
		$after  = self::changes()[ $change ]( $fields );
		foreach ( array( '', 'subscriber', 'author', 'administrator' ) as $role ) {
			if ( '' !== $role ) {
				$this->sign_in( $role );
			}
			// The form's author is another than who fills it in.
			kses_remove_filters();
			foreach ( array( true, false ) as $with_script ) {
				// A script keeps its page: what is refused is still there.
				foreach ( $with_script ? array( true ) : array( true, false ) as $is_taken ) {
					$what = "$form, $change, "
						. ( $role ?: 'a visitor' )
						. ( $with_script ? ', script' : ', no script' )
						. ( $is_taken ? '' : ', refused at first' );
					$this->try_once(
						self::OPEN . implode( '', $fields ) . self::CLOSE,
						$after,
						$with_script,
						$is_taken,
						$what
					);
				}
			}
		}
		self::assertNotContains(
			'other@example.org',
			array_merge( array(), ...array_column( $this->mails, 'to' ) ),
			"$form, $change: nothing reaches another form's owner."
		);
	}

	/** Opens a page, changes it, and sends what was filled in. */
	private function try_once(
		string $content,
		?string $after,
		bool $with_script,
		bool $is_taken,
		string $what
	): void {
		$id = $this->publish( $content );
		$this->new_request();
		$page                     = $this->page();
		list( $values, $answers ) = $this->fill_in( $page );
		$this->change( $id, $after );
		if ( ! $is_taken ) {
			add_filter( 'slipstream_form_min_seconds', array( $this, 'a_minute' ), 20 );
		}
		$before = $this->responses();
		$where  = $with_script ? null : $this->post_page( $values );
		$thanks = $with_script ? 200 === $this->post( $values )->get_status() : null !== $where;
		remove_filter( 'slipstream_form_min_seconds', array( $this, 'a_minute' ), 20 );
		if ( $thanks ) {
			self::assertTrue( $is_taken, $what );
			self::assertSame( $before + 1, $this->responses(), $what );
			self::assertSame( $answers, self::stored( $this->response() ), $what );
			$with_script || $this->assert_thanked( (string) $where, $what );
			return;
		}
		self::assertSame( $before, $this->responses(), "$what: nothing is stored." );
		self::assertFalse(
			$is_taken && ! preg_match( '/another form|the form goes|withdrawn|field goes|type changes/', $what ),
			"$what: it is taken."
		);
		if ( ! $with_script ) {
			$this->assert_told( null === $after ? '' : $this->page(), $answers, $what );
		}
	}

	/** What the visitor finds on the page: thanks, in the place of one form. */
	private function assert_thanked( string $where, string $what ): void {
		parse_str( (string) wp_parse_url( $where, PHP_URL_QUERY ), $_GET );
		$this->new_request();
		self::assertSame( 1, substr_count( $this->page(), 'Thank you for your response.' ), "$what: it is said." );
		$_GET = array();
	}

	/** How long people need. */
	public function a_minute(): float {
		return 60.0;
	}

	/**
	 * What the visitor finds on the page: that it was not sent, with all that was typed, or where that is.
	 *
	 * @param list<array{string, string}> $answers What was seen and answered.
	 */
	private function assert_told( string $html, array $answers, string $what ): void {
		$html .= $this->forms->rest();
		self::assertSame( 1, substr_count( $html, 'class="form-error"' ), "$what: it is told once." );
		self::assertStringNotContainsString( 'contact-form-submission', $html, $what );
		if ( str_contains( $html, 'use your browser’s Back button' ) ) {
			self::assertSame( 0, substr_count( $html, 'AT&amp;' ), "$what: no other form shows the answers." );
			return;
		}
		$again = substr( $html, (int) strpos( $html, 'class="form-error"' ) );
		self::assertSame( $answers, $this->filled_in( $again ), "$what: all is there again." );
		$before = $this->responses();
		self::assertNotNull(
			$this->post_page( $this->fill_in( $again )[0] ),
			"$what: it is taken when it is sent again."
		);
		self::assertSame( $before + 1, $this->responses(), $what );
		self::assertSame( $answers, self::stored( $this->response() ), "$what: sent again." );
	}

	/** Changes a page. */
	private function change( int $id, ?string $content ): void {
		wp_update_post(
			wp_slash(
				array( 'ID' => $id ) + ( null === $content ? array(
					'post_status' => 'trash',
				) : array( 'post_content' => $content ) )
			)
		);
		if ( null !== $content ) {
			$this->open( $id );
		}
	}

	/**
	 * Posts values to the page.
	 *
	 * @param array<string, mixed> $values
	 */
	private function post_page( array $values ): ?string {
		$this->new_request();
		return Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take(
			wp_slash( $values ),
			array()
		);
	}

	/** @return list<array{string, string}> Labels and answers of a response. */
	private static function stored( Feedback $response ): array {
		return array_map(
			static fn ( array $field ): array => array( $field['label'], $field['display'] ),
			$response->fields()
		);
	}
}
