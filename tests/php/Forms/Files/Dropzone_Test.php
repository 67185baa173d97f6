<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Files;

use Slipstream\Tests\Forms\Forms_Case;
use Slipstream\Tests\Forms\Rendering\Drawing;

require_once dirname( __DIR__ ) . '/Forms_Case.php';
require_once dirname( __DIR__ ) . '/Rendering/Drawing.php';

/**
 * Asserts that what an author put into the drop zone is shown beside the file input, and nothing in it can be pressed.
 */
final class Dropzone_Test extends Forms_Case {

	use Drawing;

	private const FIELD = '<!-- wp:jetpack/field-file -->
<div><!-- wp:jetpack/label {"label":"Photo"} /-->

<!-- wp:jetpack/dropzone -->
<div class="wp-block-jetpack-dropzone">%s</div>
<!-- /wp:jetpack/dropzone --></div>
<!-- /wp:jetpack/field-file -->';

	public function test_its_text_describes_the_input(): void {
		$html = $this->draw(
			sprintf(
				self::FIELD,
				'<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Drop <strong>two</strong> photos</p><!-- /wp:paragraph -->'
			)
		);
		self::assertMatchesRegularExpression(
			'@<div class="jetpack-form-file-field__instructions" id="(g\d+-photo)-instructions"><p class="has-text-align-center[^"]*">Drop <strong>two</strong> photos</p></div>.*<input type="file"[^>]* id="\1"[^>]* aria-describedby="\1-instructions \1-hint \1-file-error"@',
			$html
		);
	}

	/** @return iterable<string, array{array<string, mixed>, string}> What authors allow, and how visitors read it. */
	public static function rules(): iterable {
		$pictures = array( 'jpg', 'png', 'gif', 'webp', 'avif', 'heic' );
		yield 'pictures and one more' => array(
			array( 'filetypes' => array( 'pdf', ...$pictures ) ),
			'Pictures and PDF up to 10 MB',
		);
		yield 'one by one' => array( array( 'filetypes' => array( 'jpg', 'PNG' ) ), 'JPG and PNG up to 10 MB' );
		yield 'all, and several' => array(
			array( 'maxfiles' => 3 ),
			'Pictures, documents, audio, video, and ZIP up to 10 MB each, at most 3 files',
		);
	}

	/**
	 * @dataProvider rules
	 * @param array<string, mixed> $attributes Of the field.
	 */
	public function test_what_fits_is_told_before_a_file_is_chosen( array $attributes, string $text ): void {
		add_filter( 'upload_size_limit', static fn (): int => 10 * MB_IN_BYTES );
		$html = $this->draw(
			'<!-- wp:jetpack/field-file ' . wp_json_encode( array( 'label' => 'Photo' ) + $attributes ) . ' /-->'
		);
		remove_all_filters( 'upload_size_limit' );
		self::assertMatchesRegularExpression(
			"@<div class=\"slipstream-form-hint\" id=\"(g\d+-photo)-hint\">$text</div><input [^>]*aria-describedby=\"\\1-hint @",
			$html
		);
		self::assertSame(
			in_array( 'jpg', $attributes['filetypes'] ?? array( 'jpg' ), true ),
			str_contains( $html, '.jpeg' ),
			'Both names of a type are taken, or none.'
		);
	}

	public function test_nothing_in_it_can_be_pressed_or_runs(): void {
		$html = $this->draw(
			sprintf(
				self::FIELD,
				'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://a.test">Select</a></div><!-- /wp:button --></div><!-- /wp:buttons --><!-- wp:html --><button>x</button><input name="y"><script>alert( 1 )</script><!-- /wp:html -->'
			)
		);
		preg_match( '@<div class="jetpack-form-file-field__instructions".*?<input type="file"@s', $html, $found );
		self::assertStringContainsString( 'Select', $found[0] );
		self::assertDoesNotMatchRegularExpression( '@<(a|button|script|input (?!type="file"))@', $found[0] );
	}

	public function test_an_empty_one_adds_nothing(): void {
		foreach ( array( '', '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->' ) as $inner ) {
			self::assertStringNotContainsString( 'instructions', $this->draw( sprintf( self::FIELD, $inner ) ) );
		}
		$block = array(
			'blockName'    => 'core/paragraph',
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => 'Hidden in an attribute',
			'innerContent' => array( 'Hidden in an attribute' ),
		);
		self::assertStringNotContainsString(
			'Hidden',
			$this->draw(
				get_comment_delimited_block_content(
					'jetpack/field-file',
					array(
						'label'    => 'A',
						'dropzone' => array( $block ),
					),
					''
				)
			)
		);
	}
}
