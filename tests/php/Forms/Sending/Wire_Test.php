<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Sending;

use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Plugin;
use Slipstream\Tests\Forms\Forms_Case;
use Slipstream\Tests\Forms\Rendering\Drawing;
use Slipstream\Tests\Forms\Rendering\Page_Reader;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once dirname( __DIR__ ) . '/Rendering/Drawing.php';
require_once dirname( __DIR__ ) . '/Rendering/Page_Reader.php';

/**
 * Options that texts cannot name, forms in forms, ids, subjects, and forms with nothing in them.
 */
final class Wire_Test extends Forms_Case {

	use Drawing;
	use Page_Reader;

	private const TEXT = '<!-- wp:jetpack/field-text {"label":"Text"} /-->';

	/** @dataProvider types_with_options */
	public function test_an_option_is_taken_whatever_filters_make_of_its_text( string $type ): void {
		$html                     = $this->draw( "<!-- wp:jetpack/field-$type {\"label\":\"Site\",\"options\":[\"My WordPress site\",\"b\"]} /-->" );
		list( $values, $answers ) = $this->fill_in( str_replace( array( 'Wordpress', '&#87;ordpress' ), 'WordPress', $html ) );
		self::assertStringContainsString( 'WordPress', $answers[0][1] );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertStringContainsString( 'My WordPress site', $this->response()->fields()[0]['display'] );
	}

	/** @dataProvider types_with_options */
	public function test_pages_of_earlier_versions_send_texts( string $type ): void {
		$html   = $this->draw( "<!-- wp:jetpack/field-$type {\"label\":\"Site\",\"options\":[\"A, B\",\"C \\u0026 D\"]} /-->" );
		$values = array( 'g' . get_the_ID() . '-site' => 'checkbox-multiple' === $type ? array( 'C & D' ) : 'C & D' ) + $this->inputs( $html );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 'C & D', $this->response()->fields()[0]['display'] );
	}

	/** @return iterable<array{string}> Types of fields with options. */
	public static function types_with_options(): iterable {
		return array( array( 'radio' ), array( 'checkbox-multiple' ), array( 'select' ) );
	}

	public function test_links_fill_in_options_by_their_texts(): void {
		$id                   = $this->publish( $this->form( '<!-- wp:jetpack/field-radio {"label":"Color","options":["Red","Blue"]} /--><!-- wp:jetpack/field-select {"label":"Size","options":["S","M"]} /-->' ) );
		$_GET[ "g$id-color" ] = 'Blue';
		$_GET[ "g$id-size" ]  = 'M';
		self::assertSame( array( array( 'Color', 'Blue' ), array( 'Size', 'M' ) ), $this->filled_in( $this->page() ) );
	}

	public function test_a_page_of_an_earlier_version_is_refused_only_where_the_form_has_changed(): void {
		$id        = $this->publish( self::CONTACT );
		$values    = $this->fill(
			array(
				'name'  => 'Ann',
				'email' => 'a@example.org',
			)
		);
		$reference = $this->tokens()->open( 'form', $values['jetpack_contact_form_jwt'] );
		unset( $reference['fields'], $reference['for'], $reference['site'] );
		$values['jetpack_contact_form_jwt'] = $this->tokens()->seal( 'form', $reference );
		self::assertSame( 200, $this->post( $values )->get_status() );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_content' => str_replace( '"Name"', '"Full name"', self::CONTACT ),
				)
			)
		);
		$answer = $this->post( array( "g$id-name" => 'Bo' ) + $values );
		self::assertSame( array( 400, 'form_bad_reference' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( 1, $this->responses() );
	}

	public function test_what_stood_beside_a_form_does_not_take_its_answers(): void {
		$first  = $this->form( '<!-- wp:jetpack/field-name {"label":"Name"} /--><!-- wp:jetpack/field-text {"label":"Complaint"} /-->', '{"to":"first@example.org"}' );
		$second = $this->form( '<!-- wp:jetpack/field-name {"label":"Name"} /--><!-- wp:jetpack/field-text {"label":"Song"} /-->', '{"to":"second@example.org"}' );
		$id     = $this->publish( $first . $second );
		$html   = $this->page();
		$ann    = array(
			"g$id-name"   => 'Ann',
			"g$id-2-name" => 'Ann',
		);
		$change = fn ( string $content ) => wp_update_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_content' => $content,
				)
			)
		);
		$change( $second );
		self::assertSame( 404, $this->post( $ann + $this->inputs( $html ) )->get_status() );
		self::assertSame( 200, $this->post( $ann + $this->inputs( $html, 1 ) )->get_status() );
		self::assertSame( array( 'second@example.org' ), $this->mails[0]['to'] );
		$change( $second . str_replace( 'Complaint', 'Request', $first ) );
		self::assertSame( 200, $this->post( $ann + $this->inputs( $html ) )->get_status(), 'It was changed, and moved.' );
		self::assertSame( array( 'first@example.org' ), $this->mails[1]['to'] );
		self::assertSame( array( 'Name', 'Complaint' ), array_column( $this->response()->fields(), 'label' ) );
	}

	public function test_a_form_that_its_page_shows_no_more_is_shown_below_it(): void {
		remove_all_filters( 'slipstream_form_min_seconds' );
		$this->publish( self::CONTACT );
		list( $values, $answers ) = $this->fill_in( $this->page() );
		$this->publish( 'A list that has moved on.' );
		$this->new_request();
		$page = Plugin::module( Forms_Module::class )->services()->page( $this->forms );
		self::assertNull( $page->take( wp_slash( $values ), array() ) );
		self::assertStringNotContainsString( '<form', $this->page() );
		$html = $this->forms->rest();
		self::assertStringContainsString( 'send it again', $html );
		self::assertSame( $answers, $this->filled_in( $html ) );
		self::assertSame( '', $this->forms->rest() );
	}

	/** @dataProvider inner_forms */
	public function test_a_form_in_a_form_ends_nothing( string $inner ): void {
		$this->sign_in( 'administrator' );
		$html = $this->draw( self::TEXT . $inner . '<!-- wp:jetpack/field-text {"label":"Below"} /-->' );
		$form = explode( '</form>', explode( '<form', $html, 2 )[1], 2 )[0];
		self::assertStringContainsString( '-below"', $form );
		self::assertStringContainsString( 'jetpack_contact_form_jwt', $form, 'The reference is inside.' );
		self::assertStringNotContainsString( '<form', $form );
		self::assertStringContainsString( 'class="contact-submit"', $form, 'Its own button is none of an inner form.' );
		list( $values, $answers ) = $this->fill_in( $html );
		self::assertCount( 2, $answers );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( $answers[1][1], array_column( $this->response()->fields(), 'display', 'label' )['Below'] );
		if ( str_contains( $inner, 'name="s"' ) ) {
			self::assertMatchesRegularExpression( '@<input[^>]* form="([^"]+)".*<form id="\1"[^>]*></form>@s', $html, 'It still searches.' );
		}
	}

	/** @return iterable<string, array{string}> What holds a form, whole or not. */
	public static function inner_forms(): iterable {
		yield 'a search' => array( '<!-- wp:search {"label":"Search","buttonText":"Go"} /-->' );
		yield 'HTML' => array( "<!-- wp:html -->\n<FORM action=\"/x\" method=get><input name=\"s\"><button>Go</button></FORM >\n<!-- /wp:html -->" );
		yield 'an end without a beginning' => array( "<!-- wp:html -->\n</form>\n<!-- /wp:html -->" );
		yield 'a beginning without an end' => array( "<!-- wp:html -->\n<form action=\"/x\"><p>\n<!-- /wp:html -->" );
		yield 'around a field' => array( "<!-- wp:html -->\n<form>\n<!-- /wp:html --><!-- wp:jetpack/field-hidden {\"label\":\"H\"} /--><!-- wp:html -->\n</form>\n<!-- /wp:html -->" );
		yield 'two in one' => array( "<!-- wp:html -->\n<form><form><input name=\"s\"></form></form>\n<!-- /wp:html -->" );
	}

	public function test_no_id_stands_on_a_page_twice(): void {
		$form = $this->form( '<!-- wp:jetpack/field-text {"label":"Mail","id":"mail"} /--><!-- wp:jetpack/field-radio {"label":"Pick","id":"pick","options":["A","B"]} /--><!-- wp:jetpack/field-file {"label":"File","id":"file"} /-->' );
		$this->publish( $form . $form );
		$html = $this->page();
		$ids  = $this->ids( $html, '' );
		self::assertSame( array_values( array_unique( $ids ) ), $ids );
		self::assertContains( 'mail', $ids );
		preg_match_all( '/ (?:for|aria-describedby)="([^"]+)"/', $html, $found );
		self::assertSame( array(), array_diff( array_merge( ...array_map( static fn ( string $list ): array => explode( ' ', $list ), $found[1] ) ), $ids ), 'What is named is there.' );
		self::assertSame( 2, substr_count( $html, ' name="mail"' ), 'Answers keep their names.' );
		$values = array( 'mail' => 'second' ) + $this->inputs( $html, 1 );
		self::assertSame( 200, $this->post( $values )->get_status() );
		self::assertSame( 'second', $this->response()->fields()[0]['display'] );
	}

	public function test_a_subject_takes_answers(): void {
		$this->publish( $this->form( '<!-- wp:jetpack/field-name {"label":"Name"} /--><!-- wp:jetpack/field-text {"label":"Your \u0026 topic"} /-->', '{"subject":"{Name}: {Your \u0026 topic} {Nobody}"}' ) );
		$id = get_the_ID();
		self::assertSame(
			200,
			$this->send(
				array(
					'name'         => "Ann {Your & topic}\r\nBcc: x@example.org",
					'youramptopic' => 'a < b &amp; 😀',
				)
			)->get_status()
		);
		$subject = 'Ann {Your & topic} Bcc: x@example.org: a < b &amp; 😀 {Nobody}';
		self::assertSame( $subject, $this->mails[0]['subject'] );
		self::assertSame( $subject, $this->response()->text( 'subject' ) );
		Plugin::module( Forms_Module::class )->services()->resend()->send( $this->response() );
		self::assertSame( $subject, $this->mails[1]['subject'], "The same once more, for page $id." );
	}

	public function test_a_form_with_nothing_in_it_is_not_taken(): void {
		$this->publish( $this->form( self::TEXT . '<!-- wp:jetpack/field-checkbox {"label":"Box"} /--><!-- wp:jetpack/field-hidden {"label":"Ad","defaultValue":"spring"} /--><!-- wp:jetpack/field-consent {"consentType":"implicit"} /-->' ) );
		$answer = $this->send( array( 'text' => ' ' ) );
		self::assertSame( array( 422, '' ), array( $answer->get_status(), $answer->get_data()['data']['errors'][0]['field'] ?? null ) );
		self::assertSame( array( 0, array() ), array( $this->responses(), $this->mails ) );
		self::assertSame( 200, $this->send( array( 'box' => 'Yes' ) )->get_status() );
	}

	public function test_a_form_that_asks_nothing_can_be_sent(): void {
		$this->publish( $this->form( '<!-- wp:jetpack/field-consent {"consentType":"implicit"} /--><!-- wp:jetpack/field-hidden {"label":"Ad","defaultValue":"spring"} /-->' ) );
		self::assertSame( 200, $this->send( array() )->get_status() );
	}

	public function test_who_is_too_quick_is_told_and_who_came_by_a_link_that_fills_in_is_not(): void {
		remove_all_filters( 'slipstream_form_min_seconds' );
		$id     = $this->publish( self::CONTACT );
		$ann    = array(
			'name'  => 'Ann',
			'email' => 'a@example.org',
		);
		$answer = $this->send( $ann );
		self::assertSame( array( 429, 'form_too_quick' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertGreaterThan( 0, $answer->get_data()['data']['retry_after'] );
		self::assertSame( 0, $this->responses() );
		$trap = (string) current( preg_grep( '/^x[0-9a-f]{10}$/', array_keys( $this->fill( $ann ) ) ) ?: array() );
		self::assertSame( 200, $this->send( array( $trap => 'x', 'name' => 'Robot' ) + $ann )->get_status(), 'Programs are not told.' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- In a line with its result.
		self::assertSame( 'spam', $this->response()->post->post_status );
		$_GET[ "g$id-email" ] = 'a@example.org';
		self::assertSame( 200, $this->send( $ann )->get_status() );
		self::assertSame( 'publish', $this->response()->post->post_status );
		self::assertCount( 1, $this->mails );
	}

	public function test_the_trap_shows_nothing_and_says_nothing(): void {
		$html = $this->draw( self::TEXT );
		self::assertMatchesRegularExpression( '@<div class="slipstream-form-note" aria-hidden="true" hidden><input @', $html );
		self::assertStringNotContainsString( 'Leave this empty', wp_strip_all_tags( $html ) );
	}

	public function test_a_description_made_in_the_head_has_no_form_and_counts_none(): void {
		$id = $this->publish( 'Welcome. ' . self::CONTACT );
		add_action( 'wp_head', $describe = static fn () => print wp_strip_all_tags( (string) apply_filters( 'the_content', get_the_content() ) ), 99 );
		ob_start();
		do_action( 'wp_head' );
		$head = (string) ob_get_clean();
		remove_action( 'wp_head', $describe, 99 );
		self::assertStringEndsWith( 'Welcome.', trim( $head ) );
		self::assertStringContainsString( "id=\"contact-form-$id\"", $this->page() );
	}

	public function test_closed_details_are_opened_where_something_is_wrong(): void {
		$this->publish( $this->form( "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>More</summary><!-- wp:jetpack/field-text {\"label\":\"Text\",\"required\":true} /--></details>\n<!-- /wp:details -->" ) );
		$values = $this->fill( array() );
		self::assertStringNotContainsString( '<details open', $this->page() );
		$this->new_request();
		Plugin::module( Forms_Module::class )->services()->page( $this->forms )->take( wp_slash( $values ), array() );
		self::assertMatchesRegularExpression( '@<details[^>]* open@', $this->page() );
	}

	public function test_a_table_that_takes_few_characters_loses_none_of_an_answer(): void {
		$charset = static fn (): string => 'latin1';
		add_filter( 'pre_get_col_charset', $charset );
		$stored  = Feedback_Store::encode( array( 'a' => 'Ж 😀 é &' ) );
		remove_filter( 'pre_get_col_charset', $charset );
		self::assertTrue( mb_check_encoding( $stored, 'ASCII' ) );
		self::assertSame( array( 'a' => 'Ж 😀 é &' ), json_decode( $stored, true ) );
		self::assertStringContainsString( '😀', Feedback_Store::encode( '😀' ) );
	}
}
