<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

use DOMDocument;
use DOMElement;
use DOMXPath;

/** Fills in whatever the first form of a page asks, knowing nothing but the page. */
trait Page_Reader {

	/**
	 * Fills in each field of a page's form.
	 *
	 * @return array{array<string, mixed>, list<array{string, string}>} What the browser sends, and what the visitor has
	 *     read and answered.
	 */
	private function fill_in( string $html ): array {
		$values  = $this->inputs( $html );
		$answers = array();
		foreach ( $this->fields( $html ) as $at => $field ) {
			$controls          = $this->controls( $field );
			$name              = (string) preg_replace( '/\[\]$/', '', $controls[0]->getAttribute( 'name' ) );
			list( $sent, $is ) = $this->answer( $field->getAttribute( 'data-type' ), $controls, $at );
			$values[ $name ]   = $sent;
			$answers[]         = array( $field->getAttribute( 'data-label' ), $is );
		}
		return array( $values, $answers );
	}

	/**
	 * An answer to a field.
	 *
	 * @param list<DOMElement> $controls
	 * @return array{string|list<string>, string} What is sent, and what that means to people.
	 */
	private function answer( string $type, array $controls, int $at ): array {
		$first = $controls[0];
		switch ( $type ) {
			case 'radio':
				return array( $first->getAttribute( 'value' ), $this->option_text( $first ) );
			case 'checkbox-multiple':
				$chosen = array( $first, $controls[ count( $controls ) - 1 ] );
				return array(
					array_map( static fn ( DOMElement $box ): string => $box->getAttribute( 'value' ), $chosen ),
					implode( ', ', array_map( array( $this, 'option_text' ), $chosen ) ),
				);
			case 'select':
				$option = $first->getElementsByTagName( 'option' )->item( 1 );
				self::assertInstanceOf( DOMElement::class, $option );
				return array( $option->getAttribute( 'value' ), $option->textContent );
			case 'checkbox':
				return array( $first->getAttribute( 'value' ), 'Yes' );
			case 'rating':
				return array( '3', '3/5' );
			case 'email':
				return array( "guest$at@example.org", "guest$at@example.org" );
			default:
				return array(
					"No. $at: &lt;b&gt; AT&amp;T &copy; <i> 2x4 - Wordpress... \\ 😀",
					"No. $at: &lt;b&gt; AT&amp;T &copy; <i> 2x4 - Wordpress... \\ 😀",
				);
		}
	}

	/** @return list<array{string, string}> What a page's form holds: labels, and what is filled in or chosen. */
	private function filled_in( string $html ): array {
		$found = array();
		foreach ( $this->fields( $html ) as $field ) {
			$texts = array();
			foreach ( $this->controls( $field ) as $control ) {
				$texts[] = match ( true ) {
					'select' === $control->tagName      => implode(
						'',
						array_map(
							static fn ( DOMElement $option ): string =>
								$option->hasAttribute( 'selected' ) ? $option->textContent : '',
							iterator_to_array( $control->getElementsByTagName( 'option' ) )
						)
					),
					'textarea' === $control->tagName    => ltrim( $control->textContent, "\n" ),
					in_array(
						$control->getAttribute( 'type' ),
						array( 'radio', 'checkbox' ),
						true
					) => ! $control->hasAttribute( 'checked' ) ? '' : match ( $field->getAttribute( 'data-type' ) ) {
						'checkbox' => 'Yes',
						'rating'   => $control->getAttribute( 'value' ) . '/5',
						default    => $this->option_text( $control ),
					},
					default                             => $control->getAttribute( 'value' ),
				};
			}
			$found[] = array(
				$field->getAttribute( 'data-label' ),
				implode( ', ', array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ),
			);
		}
		return $found;
	}

	/** The text beside a box. */
	private function option_text( DOMElement $box ): string {
		$label = ( new DOMXPath( $box->ownerDocument ?? new DOMDocument() ) )->query(
			'following-sibling::label//span',
			$box
		);
		return (string) ( $label ? $label->item( 0 )?->textContent : '' );
	}

	/** @return list<DOMElement> The fields of the first form. */
	private function fields( string $html ): array {
		$page   = new DOMDocument();
		$before = libxml_use_internal_errors( true );
		$page->loadHTML( '<?xml encoding="utf-8"?>' . ( explode( '</form>', strstr( $html, '<form' ) ?: '' )[0] ) );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		return $this->elements( ( new DOMXPath( $page ) )->query( '//*[@data-field]' ) );
	}

	/** @return list<DOMElement> The controls of a field. */
	private function controls( DOMElement $field ): array {
		return $this->elements(
			( new DOMXPath( $field->ownerDocument ?? new DOMDocument() ) )->query(
				'.//*[contains(@class, "grunion-field") and @name]',
				$field
			)
		);
	}

	/** @return list<DOMElement> Elements of a list. */
	private function elements( mixed $nodes ): array {
		return array_values(
			array_filter(
				is_iterable( $nodes ) ? iterator_to_array( $nodes ) : array(),
				static fn ( mixed $node ): bool => $node instanceof DOMElement
			)
		);
	}
}
