<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

use Slipstream\Forms\Fields\Field_Type_Registry;
use Slipstream\Tests\Forms\Forms_Case;
use Slipstream\Tests\Forms\Rendering\Drawing;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once dirname( __DIR__ ) . '/Rendering/Drawing.php';

/**
 * Whatever a post holds, the page is whole and nothing in it runs.
 */
final class Junk_Test extends Forms_Case {

	/** What fields and their parts may have. */
	private const ATTRIBUTES = array(
		'label',
		'required',
		'requiredText',
		'options',
		'defaultValue',
		'placeholder',
		'id',
		'width',
		'borderRadius',
		'labelColor',
		'lineHeight',
		'style',
		'className',
		'min',
		'max',
		'step',
		'default',
		'iconStyle',
		'consentType',
		'dateFormat',
		'toggleLabel',
		'filetypes',
		'maxfiles',
		'backgroundColor',
		'fontSize',
		'stepLabel',
		'isMultiple',
		'showOtherOption',
		'type',
		'requiredIndicator',
		'isOther',
		'otherPlaceholder',
		'variant',
		'progressColor',
		'minLabel',
	);

	use Drawing;

	public function test_every_type_is_drawn_named_and_labelled(): void {
		foreach ( Field_Type_Registry::all() as $type ) {
			$html = $this->draw(
				"<!-- wp:jetpack/field-$type {\"label\":\"It\",\"options\":[\"A\"],\"consentType\":\"explicit\",\"showOtherOption\":true} /-->"
			);
			self::assertMatchesRegularExpression( '@name="g\d+-[a-z]+(-[a-z]+)?(&\#91;\])?"@', $html, $type );
			if ( 'hidden' !== $type ) {
				self::assertMatchesRegularExpression( '@<(label|legend)[^>]*>[^<]*It|<label[^>]*>@', $html, $type );
				self::assertStringContainsString( "$type-error\"", $html, $type );
			}
		}
	}

	/** @dataProvider junk */
	public function test_attributes_may_hold_anything( mixed $junk ): void {
		// WordPress 6.8 itself stumbles over a class name that is a list, whatever the block.
		$class      = is_string( $junk ) ? array() : array( 'className' => '' );
		$attributes = serialize_block_attributes( $class + array_fill_keys( self::ATTRIBUTES, $junk ) );
		$inner      = "<!-- wp:jetpack/label $attributes /--><!-- wp:jetpack/input $attributes /--><!-- wp:jetpack/options $attributes --><ul><!-- wp:jetpack/option $attributes /--></ul><!-- /wp:jetpack/options -->";
		$fields     = "<!-- wp:jetpack/form-progress-indicator $attributes /--><!-- wp:jetpack/form-step $attributes --><div class=\"wp-block-jetpack-form-step\"></div><!-- /wp:jetpack/form-step -->";
		foreach ( Field_Type_Registry::all() as $type ) {
			$fields .= "<!-- wp:jetpack/field-$type $attributes /--><!-- wp:jetpack/field-$type $attributes --><div>$inner</div><!-- /wp:jetpack/field-$type -->";
		}
		$html = $this->draw(
			$fields,
			serialize_block_attributes(
				$class + array_fill_keys(
					array(
						'to',
						'subject',
						'customThankyou',
						'customThankyouHeading',
						'formTitle',
						'className',
						'align',
						'layout',
						'notificationRecipients',
						'saveResponses',
						'style',
					),
					$junk
				)
			)
		);
		self::assertStringContainsString( '<form', $html );
		self::assertDoesNotMatchRegularExpression( '/<script|<svg|<img[^>]* src=x/i', $html );
		// Attribute values taken out, no event handler and no foreign address may be left.
		self::assertDoesNotMatchRegularExpression(
			'/<[^>]*\son\w+\s*=/i',
			(string) preg_replace( '/"[^"]*"/', '""', $html )
		);
		self::assertDoesNotMatchRegularExpression( '/(href|src|action)="\s*javascript:/i', $html );
		self::assertContains( $this->send( array() )->get_status(), array( 200, 422 ) );
	}

	/** @return iterable<array{mixed}> What may stand where something else should. */
	public static function junk(): iterable {
		foreach ( array(
			null,
			true,
			0,
			-1,
			1.5e300,
			'',
			'0',
			array(),
			array( array() ),
			array( 'a' => array( 'b' => 1 ) ),
			array( '<script>alert(1)</script>' ),
			'<script>alert(1)</script>',
			'"><img src=x onerror=alert(1)>',
			"' onmouseover='alert(1)",
			'" onfocus="alert(1)" autofocus="',
			'</label></form><svg onload=alert(1)>',
			'javascript:alert(1)',
			'red;background:url(javascript:alert(1))',
			"a\r\nBcc: b@example.org",
			str_repeat( 'x', 5000 ),
			'%s %d %1$s',
			'\\',
			'[contact-form]',
			'<a href="javascript:alert(1)">x</a>',
		) as $junk ) {
			yield array( $junk );
		}
	}

	public function test_forms_really_saved_by_the_peer(): void {
		$file = dirname( __DIR__, 5 ) . '/shared/peer-content/sample.json';
		if ( ! is_file( $file ) ) {
			self::markTestSkipped( 'There is no sample here.' );
		}
		$count = 0;
		foreach ( (array) json_decode( (string) file_get_contents( $file ), true ) as $case ) {
			$is_form = 'jetpack/contact-form' === $case['name'];
			if ( $is_form || str_starts_with( $case['name'], 'jetpack/field-' ) ) {
				++$count;
				$html   = $is_form && ! str_contains( $case['markup'], '"ref"' )
					? $this->draw_raw( $case['markup'] )
					: $this->draw( str_contains( $case['markup'], '"ref"' ) ? '' : $case['markup'] );
				$wanted = preg_match_all( '/<!-- wp:jetpack\/field-(?!option-|hidden)/', $case['markup'] );
				self::assertSame(
					str_contains( $case['markup'], '"ref"' ) ? 0 : $wanted,
					preg_match_all( '/contact-form__input-error/', $html ),
					$case['name'] . ' ' . $case['case']
				);
				$ids = $this->ids( $html, '' );
				self::assertSame( array_unique( $ids ), $ids, $case['name'] . ' ' . $case['case'] );
			}
		}
		self::assertGreaterThan( 50, $count );
	}

	private function draw_raw( string $markup ): string {
		$this->publish( $markup );
		return $this->page();
	}
}
