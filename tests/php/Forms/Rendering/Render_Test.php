<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

use Slipstream\Tests\Forms\Forms_Case;
use WP_HTML_Tag_Processor;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once __DIR__ . '/Drawing.php';

/**
 * The markup that themes and scripts know.
 */
final class Render_Test extends Forms_Case {

	use Drawing;

	public function test_the_outline_of_a_form(): void {
		$id   = $this->publish( self::CONTACT );
		$html = $this->page();
		self::assertStringContainsString( "<div id=\"contact-form-$id\" data-test=\"contact-form\" class=\"jetpack-contact-form-container wp-block-jetpack-contact-form-container\">", $html );
		self::assertMatchesRegularExpression( "@<form class=\"contact-form commentsblock jetpack-contact-form__form has-no-jetpack-form-layout\" action=\"[^\"]*\\?page_id=$id\\#contact-form-$id\" method=\"post\" novalidate@", $html );
		self::assertStringContainsString( '<div class="wp-block-jetpack-contact-form">', $html );
		self::assertStringContainsString( "<div class=\"wp-block-jetpack-field-email grunion-field-email-wrap grunion-field-wrap\" style=\"\" data-field=\"g$id-email\" data-type=\"email\" data-label=\"Email\">", $html );
		self::assertStringContainsString( "<label for=\"g$id-email\" class=\"grunion-field-label email\">Email<span class=\"grunion-label-required\" aria-hidden=\"true\">(required)</span></label>", $html );
		self::assertMatchesRegularExpression( "@<input type=\"email\" name=\"g$id-email\" id=\"g$id-email\" class=\"email grunion-field\" value=\"\" placeholder=\"you\\@example.org\" autocomplete=\"email\" required aria-required=\"true\" aria-describedby=\"g$id-email-email-error\">@", $html );
		self::assertStringContainsString( "<textarea name=\"g$id-message\" id=\"contact-form-comment-g$id-message\" rows=\"20\"", $html );
		self::assertStringContainsString( "<div class=\"contact-form__input-error\" id=\"g$id-message-textarea-error\"></div>", $html );
		self::assertSame( 1, substr_count( $html, 'type="submit"' ), 'A form without a button gets one.' );
		$values = $this->inputs( $html );
		self::assertSame( (string) $id, $values['contact-form-id'] );
		self::assertSame( 'grunion-contact-form', $values['action'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{40}$/', $values['contact-form-hash'] );
		self::assertArrayNotHasKey( '_wpnonce', $values, 'Visitors have none: pages are cached.' );
	}

	public function test_a_phone_field_can_ask_for_the_country(): void {
		$id   = $this->publish( $this->form( '<!-- wp:jetpack/field-telephone {"label":"Call me","showCountrySelector":true,"default":"de"} /-->' ) );
		$html = $this->page();
		self::assertStringContainsString( "<select class=\"jetpack-field__input-prefix\" name=\"g$id-callme:country\" autocomplete=\"country\" aria-label=\"Country of: Call me\">", $html );
		self::assertMatchesRegularExpression( '@<option value="DE" selected=\'selected\'>\w+ \+49</option>@', $html );
		self::assertGreaterThan( 240, substr_count( $html, '<option value=' ) );
	}

	public function test_nothing_of_the_form_can_be_read_from_its_reference(): void {
		$this->publish( $this->form( '', '{"to":"secret@example.org"}' ) );
		self::assertStringNotContainsString( 'secret', $this->page() );
		self::assertStringNotContainsString( base64_encode( 'secret' ), $this->page() );
	}

	public function test_signed_in_visitors_get_a_nonce(): void {
		$this->sign_in( 'subscriber' );
		$this->publish( self::CONTACT );
		self::assertArrayHasKey( '_wpnonce', $this->inputs( $this->page() ) );
	}

	public function test_fields_of_the_first_generation(): void {
		$html = $this->draw( '<!-- wp:jetpack/field-text {"label":"Your \u003cstrong\u003ecity\u003c/strong\u003e","required":true,"requiredText":"(needed)","width":50,"placeholder":"Rome","defaultValue":"Oslo","className":"is-mine","fieldBackgroundColor":"#eeeeee","borderRadius":4,"labelColor":"#123456"} /--><!-- wp:jetpack/field-select {"label":"Size","options":["S","M"],"toggleLabel":"Pick"} /--><!-- wp:jetpack/field-radio {"label":"One"} --><div class="wp-block-jetpack-field-radio"><!-- wp:jetpack/field-option-radio {"label":"A \u0026 B"} /--><!-- wp:jetpack/field-option-radio {"label":"C"} /--></div><!-- /wp:jetpack/field-radio --><!-- wp:jetpack/field-checkbox-multiple {"label":"Some","options":["X","Y"]} /--><!-- wp:jetpack/field-checkbox {"label":"Tick"} /-->' );
		self::assertMatchesRegularExpression( '@class="wp-block-jetpack-field-text grunion-field-text-wrap grunion-field-wrap is-mine-wrap grunion-field-width-50-wrap"@', $html );
		self::assertMatchesRegularExpression( '@<label for="g\d+-yourcity" class="grunion-field-label text" style="color:\s?#123456">Your <strong>city</strong><span class="grunion-label-required" aria-hidden="true">\(needed\)</span></label>@', $html );
		self::assertMatchesRegularExpression( '@value="Oslo" placeholder="Rome"@', $html );
		self::assertMatchesRegularExpression( '@style="background-color:\s?#eeeeee;\s?border-radius:\s?4px"@', $html );
		self::assertMatchesRegularExpression( '@<span class="contact-form__select-element-wrapper"><select name="g\d+-size"[^>]*><option value="">Pick</option><option value="option-1">S</option><option value="option-2">M</option></select></span>@', $html );
		self::assertMatchesRegularExpression( '@<fieldset class="jetpack-field-multiple__fieldset"[^>]*><legend id="g\d+-one-label" tabindex="-1" class="grunion-field-label">One</legend><div class="grunion-radio-options"><p class="contact-form-field"><input type="radio" name="g\d+-one" id="g\d+-one-option-0" value="option-1"@', $html );
		self::assertMatchesRegularExpression( '@<label for="g\d+-one-option-0" class="grunion-radio-label radio"><span class="grunion-field-text">A &amp; B</span></label>@', $html );
		self::assertMatchesRegularExpression( '@<div class="grunion-checkbox-multiple-options">.*name="g\d+-some&\#91;\]"[^>]*value="option-1"@s', $html );
		self::assertMatchesRegularExpression( '@<div class="contact-form__checkbox-wrap"><input type="checkbox" name="g\d+-tick" id="g\d+-tick" value="Yes"[^>]*><label for="g\d+-tick" class="grunion-field-label checkbox">Tick</label></div><div class="clear-form"></div>@', $html );
	}

	public function test_what_an_author_typed_as_plain_text_is_shown_as_text(): void {
		kses_remove_filters();
		$html = $this->draw( '<!-- wp:jetpack/field-select {"options":["x \u003c18 oder \u003e65","R \u0026 D","a \u003cb\u003e c"],"toggleLabel":"\u003ci\u003e?"} /--><!-- wp:jetpack/field-slider {"minLabel":"\u003c1","maxLabel":"\u003cb\u003e"} /--><!-- wp:jetpack/field-hidden {"label":"a \u003cb\u003e","default":"\u003cb\u003e"} /-->' );
		foreach ( array( 'x <18 oder >65', 'R & D', 'a <b> c' ) as $option ) {
			self::assertStringContainsString( '>' . esc_html( $option ) . '</option>', $html );
		}
		self::assertStringContainsString( '<option value="">&lt;i&gt;?</option>', $html );
		self::assertStringContainsString( 'min-label">&lt;1</span>', $html );
		self::assertStringContainsString( 'max-label">&lt;b&gt;</span>', $html );
		self::assertStringContainsString( 'value="&lt;b&gt;"', $html );
		self::assertStringNotContainsString( '<b>', $html );
		kses_init();
	}

	public function test_no_option_of_a_dropdown_is_chosen_before_a_visitor_chooses(): void {
		$select = static fn ( string $attributes, string $input = '{"type":"dropdown"}' ): string => "<!-- wp:jetpack/field-select {\"options\":[\"S\",\"M\"]$attributes} --><div><!-- wp:jetpack/label {\"label\":\"Size\"} /--><!-- wp:jetpack/input $input /--></div><!-- /wp:jetpack/field-select -->";
		$first  = '<option value="">Select one option</option><option value="option-1">S</option>';
		self::assertStringContainsString( $first, $this->draw( $select( '' ) ) );
		self::assertStringContainsString( $first, $this->draw( '<!-- wp:jetpack/field-select {"label":"Size","options":["S","M"]} /-->' ) );
		self::assertStringContainsString( '<option value="">Pick</option><option value="option-1">S</option>', $this->draw( $select( '', '{"type":"dropdown","placeholder":"Pick"}' ) ) );
		self::assertStringContainsString( $first . '<option value="option-2" selected=\'selected\'>M</option>', $this->draw( $select( ',"defaultValue":"M"' ) ) );
		self::assertStringNotContainsString( 'selected', $this->draw( $select( ',"defaultValue":"XL"' ) ), 'What is no option cannot be chosen.' );
	}

	public function test_styles_of_the_second_generation(): void {
		$html = $this->draw( '<!-- wp:jetpack/field-text --><div><!-- wp:jetpack/label {"label":"A","textColor":"contrast","style":{"typography":{"fontSize":"22px"}}} /--><!-- wp:jetpack/input {"backgroundColor":"accent-1","fontSize":"large","style":{"border":{"radius":"5px"},"spacing":{"padding":{"top":"3px"}}}} /--></div><!-- /wp:jetpack/field-text -->' );
		self::assertMatchesRegularExpression( '@<label[^>]*class="grunion-field-label text has-text-color has-contrast-color" style="font-size:22px;"@', $html );
		self::assertMatchesRegularExpression( '@<input[^>]*class="text grunion-field has-background has-accent-1-background-color has-large-font-size" style="(border-radius:5px;padding-top:3px;|padding-top:3px;border-radius:5px;)"@', $html );
	}

	public function test_the_styles_of_a_form_move_the_label(): void {
		$field = '<!-- wp:jetpack/field-text {"label":"A"} /-->';
		self::assertMatchesRegularExpression( '@<div class="notched-label"><div class="notched-label__leading"></div><div class="notched-label__notch"><label[^>]*>A</label></div><div class="notched-label__filler"></div><div class="notched-label__trailing"></div></div><input@', $this->draw( $field, '{"className":"is-style-outlined"}' ) );
		self::assertMatchesRegularExpression( '@<input[^>]*><label@', $this->draw( $field, '{"className":"is-style-animated"}' ) );
		self::assertMatchesRegularExpression( '@<label[^>]*>A</label><input@', $this->draw( $field ) );
	}

	public function test_shortcodes(): void {
		$this->publish( '[contact-form to="a@example.org" subject="Hi"][contact-field label="Name" type="name" required="1" /][contact-field label="Kind" type="select" options="A,B,C" /][contact-field label="Note" type="textarea" /][/contact-form]' );
		$html = $this->page();
		self::assertMatchesRegularExpression( '@<div class="grunion-field-name-wrap grunion-field-wrap"@', $html );
		self::assertMatchesRegularExpression( '@<option value="option-2">B</option>@', $html );
		self::assertSame(
			200,
			$this->send(
				array(
					'name' => 'Ann',
					'kind' => 'C',
					'note' => 'Hello',
				)
			)->get_status()
		);
		self::assertSame( 'Hi', $this->mails[0]['subject'] );
		self::assertSame( array( 'a@example.org' ), $this->mails[0]['to'] );
		self::assertSame( array( 'Ann', 'C', 'Hello' ), array_column( $this->response()->fields(), 'display' ) );
	}

	public function test_a_shortcode_without_fields_has_the_usual_ones(): void {
		$this->publish( '[contact-form]' );
		self::assertSame( array( 'name', 'email', 'website', 'message' ), array_map( static fn ( string $name ): string => (string) preg_replace( '/^g\d+-/', '', $name ), array_values( array_filter( array_keys( $this->inputs( $this->page() ) ), static fn ( string $name ): bool => 1 === preg_match( '/^g\d+-/', $name ) ) ) ) );
	}

	public function test_ids_and_names_are_never_shared(): void {
		$html = $this->draw( str_repeat( '<!-- wp:jetpack/field-text {"label":"Same"} /-->', 3 ) . str_repeat( '<!-- wp:jetpack/field-text {"label":"Own","id":"own"} /-->', 2 ) . '<!-- wp:jetpack/field-text {"label":"Год"} /--><!-- wp:jetpack/field-text {"label":"年"} /--><!-- wp:jetpack/field-text {"label":"Year","id":"year"} /--><!-- wp:jetpack/field-text {"label":"Action","id":"action"} /--><!-- wp:jetpack/field-text {"label":"Same","id":"x y.z"} /-->' );
		$form = get_the_ID();
		$tags = new WP_HTML_Tag_Processor( $html );
		$all  = array();
		while ( $tags->next_tag( 'input' ) ) {
			if ( 'text' === $tags->get_attribute( 'type' ) && 'off' !== $tags->get_attribute( 'autocomplete' ) ) {
				$all[ (string) $tags->get_attribute( 'id' ) ] = $tags->get_attribute( 'name' );
			}
		}
		self::assertSame(
			array(
				"g$form-same"   => "g$form-same",
				"g$form-same-1" => "g$form-same-1",
				"g$form-same-2" => "g$form-same-2",
				'own'           => 'own',
				'own-1'         => 'own-1',
				"g$form-text"   => "g$form-text",
				"g$form-text-1" => "g$form-text-1",
				'year'          => "g$form-year",
				'action'        => "g$form-action",
				'x-y-z'         => 'x-y-z',
			),
			$all
		);
	}

	public function test_several_forms_on_a_page(): void {
		$id = $this->publish( self::CONTACT . "\n" . self::CONTACT );
		self::assertSame( array( "contact-form-$id", "contact-form-$id-2" ), array_values( preg_grep( '/^contact-form-\d/', $this->ids( $this->page(), '' ) ) ) );
		$this->new_request();
		$ids = $this->ids( $this->page(), '' );
		self::assertSame( array_unique( $ids ), $ids );
		self::assertSame(
			200,
			$this->send(
				array(
					'name'  => 'Two',
					'email' => 'two@example.org',
				),
				1
			)->get_status()
		);
		self::assertSame( "$id-2", $this->response()->text( 'form_id' ) );
	}

	public function test_fields_may_stand_in_other_blocks_and_synced_patterns(): void {
		$pattern = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'wp_block',
					'post_status'  => 'publish',
					'post_content' => '<!-- wp:jetpack/field-text {"label":"Inside"} /-->',
				)
			)
		);
		$html    = $this->draw( "<!-- wp:columns --><div class=\"wp-block-columns\"><!-- wp:column --><div class=\"wp-block-column\"><!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph --><!-- wp:jetpack/field-text {\"label\":\"Deep\"} /--></div><!-- /wp:column --></div><!-- /wp:columns --><!-- wp:block {\"ref\":$pattern} /-->" );
		self::assertStringContainsString( '>Hello</p>', $html );
		self::assertSame(
			200,
			$this->send(
				array(
					'deep'   => 'one',
					'inside' => 'two',
				)
			)->get_status()
		);
		self::assertSame( array( 'one', 'two' ), array_column( $this->response()->fields(), 'display' ) );
	}

	public function test_a_field_outside_a_form_gives_nothing(): void {
		$this->publish( '<!-- wp:jetpack/field-text {"label":"Lost"} /-->[contact-field label="Lost" type="text" /]' );
		self::assertSame( '', trim( wp_strip_all_tags( $this->page() ) ) );
		self::assertStringNotContainsString( '<input', $this->page() );
	}

	public function test_a_form_that_is_kept_elsewhere(): void {
		$stored = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'jetpack_form',
					'post_status'  => 'publish',
					'post_content' => self::CONTACT,
				)
			)
		);
		$page   = $this->publish( "<!-- wp:jetpack/contact-form {\"ref\":$stored} /-->" );
		self::assertStringContainsString( "contact-form-$page", $this->page() );
		self::assertSame(
			200,
			$this->send(
				array(
					'name'  => 'Ann',
					'email' => 'a@example.org',
				)
			)->get_status()
		);
		self::assertSame( $page, $this->response()->post->post_parent );
		wp_update_post(
			array(
				'ID'          => $stored,
				'post_status' => 'draft',
			)
		);
		$this->new_request();
		self::assertSame( '', trim( $this->page() ) );
	}

	public function test_feeds_link_to_the_page(): void {
		global $wp_query;
		$id                = $this->publish( self::CONTACT );
		$wp_query->is_feed = true;
		$html              = $this->page();
		self::assertStringNotContainsString( '<form', $html );
		self::assertMatchesRegularExpression( "@<a href=\"[^\"]*\\#contact-form-$id\"@", $html );
	}

	public function test_steps_are_one_long_form_without_a_script(): void {
		$html = $this->draw( '<!-- wp:jetpack/form-progress-indicator {"variant":"dots","progressColor":"accent-1"} /--><!-- wp:jetpack/form-step-container --><div class="jetpack-form-steps-wrapper"><div class="wp-block-jetpack-form-step-container jetpack-form-step-container"><!-- wp:jetpack/form-step {"stepLabel":"Who"} --><div class="wp-block-jetpack-form-step"><!-- wp:jetpack/field-text {"label":"A"} /--></div><!-- /wp:jetpack/form-step --><!-- wp:jetpack/form-step --><div class="wp-block-jetpack-form-step"><!-- wp:jetpack/field-text {"label":"B"} /--></div><!-- /wp:jetpack/form-step --></div></div><!-- /wp:jetpack/form-step-container --><!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation__wrapper"><div class="wp-block-jetpack-form-step-navigation"><button type="button" class="is-previous">Back</button><button type="button">On</button><button type="submit">Send</button></div></div><!-- /wp:jetpack/form-step-navigation -->' );
		self::assertStringContainsString( 'is-multistep has-next-step', $html );
		self::assertMatchesRegularExpression( '@aria-label="Who" role="group" data-step="1"|data-step="1"[^>]*role="group"[^>]*aria-label="Who"|role="group"@', $html );
		self::assertStringContainsString( 'data-step="2"', $html );
		self::assertMatchesRegularExpression( '@data-steps="2"[^>]*hidden|hidden[^>]*data-steps="2"@', $html );
		self::assertStringContainsString( '--jp-progress-color:var(--wp--preset--color--accent-1)', $html );
		self::assertSame( 2, substr_count( $html, 'data-direction=' ) );
		self::assertSame( 1, substr_count( $html, 'data-direction="previous"' ) );
		self::assertSame( 1, substr_count( $html, 'type="submit"' ) );
		self::assertMatchesRegularExpression( '@name="g\d+-a".*name="g\d+-b"@s', $html );
	}

	public function test_later_steps_wait_only_where_a_button_leads_to_them(): void {
		$html = $this->draw( '<!-- wp:jetpack/form-step --><div class="wp-block-jetpack-form-step"><!-- wp:jetpack/field-text {"label":"data-direction=\u0022next\u0022"} /--></div><!-- /wp:jetpack/form-step -->' );
		self::assertStringContainsString( 'is-multistep', $html );
		self::assertStringNotContainsString( 'has-next-step', $html );
	}

	/** @dataProvider navigations */
	public function test_buttons_between_steps( string $buttons, string $directions ): void {
		$html = $this->draw( '<!-- wp:jetpack/field-text {"label":"A"} /--><!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation__wrapper"><div class="wp-block-jetpack-form-step-navigation">' . $buttons . '</div></div><!-- /wp:jetpack/form-step-navigation -->' );
		$tags = new WP_HTML_Tag_Processor( explode( 'slipstream-form-note', $html )[0] );
		$seen = array();
		while ( $tags->next_tag( 'button' ) ) {
			$seen[] = $tags->get_attribute( 'data-direction' ) ?? $tags->get_attribute( 'type' );
			self::assertSame( null !== $tags->get_attribute( 'data-direction' ), $tags->get_attribute( 'hidden' ) ?? false );
			self::assertContains( $tags->get_attribute( 'type' ), array( 'button', 'submit', null ) );
		}
		self::assertSame( $directions, implode( ' ', $seen ) );
	}

	/** @return iterable<array{string, string}> Buttons as editors save them, and what they do. */
	public static function navigations(): iterable {
		$core = static fn ( string $name, string $type ): string => "<div class=\"wp-block-button form-button-$name\"><button type=\"$type\" class=\"wp-block-button__link\">$name</button></div>";
		yield array( $core( 'previous', 'button' ) . $core( 'next', 'button' ) . $core( 'submit', 'submit' ), 'previous next submit' );
		yield array( $core( 'previous', 'submit' ) . $core( 'next', 'submit' ) . $core( 'submit', 'submit' ), 'previous next submit' );
		yield array( '<div><button type="submit" id="previous-step">B</button></div><button type="submit" data-id-attr="next-step">N</button><button>Send</button>', 'previous next ' );
		yield array( '<button type="button" class="x">N</button>', 'next submit' );
	}
}
