<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * What pages that are no posts consist of. Texts come unescaped, what is called HTML is escaped.
 */
final class Page_Parts {

	/** '' for no text. */
	public static function paragraph( string $text ): string {
		return '' === $text ? '' : '<p>' . esc_html( $text ) . '</p>';
	}

	/** @param string $about As for button(). */
	public static function link( string $url, string $text, string $rel = '', string $about = '' ): string {
		$attributes = array( 'href' => esc_url( $url ) )
			+ ( '' === $rel ? array() : compact( 'rel' ) )
			+ ( '' === $about ? array() : array( 'aria-label' => "$text: $about" ) );
		return sprintf( '<p><a%s>%s</a></p>', self::attributes( $attributes ), esc_html( $text ) );
	}

	/** What went wrong, read aloud at once. '' for nothing. */
	public static function error( string $text ): string {
		return self::box( $text, 'error', 'alert' );
	}

	/** What went well, read aloud at once. '' for nothing. */
	public static function note( string $text ): string {
		return self::box( $text, 'note', 'status' );
	}

	/**
	 * A form that is posted.
	 *
	 * @param array<string, string> $hidden Values that nobody sees, by name.
	 */
	public static function form( string $url, string $html, array $hidden = array() ): string {
		$fields = '';
		foreach ( $hidden as $name => $value ) {
			$fields .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		return sprintf( '<form method="post" action="%s" class="slipstream-page-form">%s</form>', esc_url( $url ), $fields . $html );
	}

	/**
	 * A text field with its label.
	 *
	 * @param array<string, string|true> $attributes More of the field's, besides id and name; true for one without a
	 *     value.
	 * @param string                     $error      What is wrong with the value; '' for nothing.
	 */
	public static function field(
		string $name,
		string $label,
		string $value = '',
		array $attributes = array(),
		string $error = ''
	): string {
		return self::labelled(
			$name,
			$label,
			'<input' . self::attributes(
				array(
					'id'    => $name,
					'name'  => $name,
					'value' => $value,
				) + $attributes + self::invalid( $name, $error ) + array( 'type' => 'text' )
			) . '>',
			$error
		);
	}

	/**
	 * A field for several lines, with its label.
	 *
	 * @param array<string, string|true> $attributes As for field().
	 * @param string                     $error      As for field().
	 */
	public static function text_area(
		string $name,
		string $label,
		string $value = '',
		array $attributes = array(),
		string $error = ''
	): string {
		return self::labelled(
			$name,
			$label,
			sprintf(
				'<textarea%s>%s</textarea>',
				self::attributes(
					array(
						'id'   => $name,
						'name' => $name,
						'rows' => '4',
					) + $attributes + self::invalid( $name, $error )
				),
				esc_textarea( $value )
			),
			$error
		);
	}

	/**
	 * A radio button or check box with its label.
	 *
	 * @param string $type 'radio' or 'checkbox'.
	 */
	public static function choice( string $type, string $name, string $value, string $label, bool $is_chosen ): string {
		$attributes = compact( 'type', 'name', 'value' ) + ( $is_chosen ? array( 'checked' => true ) : array() );
		return sprintf( '<p class="slipstream-page-choice"><label><input%s> %s</label></p>', self::attributes( $attributes ), esc_html( $label ) );
	}

	/** Choices that belong together, under what they are about. */
	public static function group( string $legend, string $html ): string {
		return '<fieldset><legend>' . esc_html( $legend ) . "</legend>$html</fieldset>";
	}

	/**
	 * What sends a form.
	 *
	 * @param string $name  What it says if it was pressed; '' for nothing.
	 * @param string $about What tells it apart from others with the same label, for those who cannot see where it is.
	 * @param bool   $is_main Whether it is what the page is for.
	 */
	public static function button(
		string $label,
		string $name = '',
		string $value = '',
		string $about = '',
		bool $is_main = true
	): string {
		$attributes = array(
			'type'  => 'submit',
			'class' => 'wp-block-button__link wp-element-button',
		);
		$attributes = $attributes
			+ ( '' === $name ? array() : compact( 'name', 'value' ) )
			+ ( '' === $about ? array() : array( 'aria-label' => "$label: $about" ) );
		return sprintf(
			'<p class="wp-block-button%s"><button%s>%s</button></p>',
			$is_main ? '' : ' slipstream-page-second',
			self::attributes( $attributes ),
			esc_html( $label )
		);
	}

	/** The field that only programs fill in; see Bot_Trap. */
	public static function trap( string $form_id ): string {
		return '<div aria-hidden="true" hidden>' . Bot_Trap::html( Bot_Trap::name( $form_id ) ) . '</div>';
	}

	private static function box( string $text, string $class, string $role ): string {
		return '' === $text
			? ''
			: sprintf( '<div class="slipstream-page-%s" role="%s">%s</div>', $class, $role, self::paragraph( $text ) );
	}

	private static function labelled( string $id, string $label, string $html, string $error ): string {
		$message = '' === $error
			? ''
			: sprintf( '<span id="%s-error" class="slipstream-page-wrong">%s</span>', esc_attr( $id ), esc_html( $error ) );
		return sprintf( '<p><label for="%s">%s</label>%s%s</p>', esc_attr( $id ), esc_html( $label ), $html, $message );
	}

	/** @return array<string, string> What ties a field to what is wrong with it. */
	private static function invalid( string $id, string $error ): array {
		return '' === $error ? array() : array(
			'aria-invalid'     => 'true',
			'aria-describedby' => "$id-error",
		);
	}

	/** @param array<string, string|true> $values */
	private static function attributes( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			$html .= ' ' . $name . ( true === $value ? '' : sprintf( '="%s"', esc_attr( $value ) ) );
		}
		return $html;
	}
}
